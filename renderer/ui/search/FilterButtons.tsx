import type { ReactNode } from 'react';
import styles from './FilterButtons.module.css';

interface FilterButtonsProps<Id extends string> {
  readonly label: string;
  readonly filters: readonly {
    readonly id: Id;
    readonly label: ReactNode;
    /** How many rows match. */
    readonly count?: number;
    readonly isAlert?: boolean;
  }[];
  readonly chosen: string | null | undefined;
  /** Receives null when the chosen filter is pressed again. */
  readonly onChoose: (id: Id | null) => void;
}

/** Filters of the list below, one at a time. */
export const FilterButtons = <Id extends string>(props: FilterButtonsProps<Id>) => (
  <fieldset aria-label={props.label} className={styles.filters}>
    {props.filters.map(({ id, label, count, isAlert = false }) => (
      <button
        key={id}
        type="button"
        aria-pressed={props.chosen === id}
        data-is-alert={isAlert}
        onClick={() => props.onChoose(props.chosen === id ? null : id)}
      >
        {label} {count}
      </button>
    ))}
  </fieldset>
);
