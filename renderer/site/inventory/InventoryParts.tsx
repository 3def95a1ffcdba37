import type { ReactNode } from 'react';
import { countText, UNKNOWN } from '#shared/format/figures.ts';
import { linkTo, type RouteName } from '#shared/routes.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
import { RetryButton } from '../../ui/state/RetryButton.tsx';
import field from '../archetypes/Field.module.css';
import { ContentLink } from '../blocks/ContentLink.tsx';
import type { LiveData } from '../data/useLiveData.ts';
import styles from './Inventory.module.css';

/** Returns the loaded value, or null. */
export const loadedValue = <Value,>(data: LiveData<Value>): Value | null =>
  data.state === 'loaded' ? data.value : null;

interface CountsProps {
  readonly label: string;
  readonly counts: readonly (readonly [label: string, to: string, value: string])[];
}

/** Figures that link to the rows they count; a dash while loading. */
export const InventoryCounts = ({ label, counts }: CountsProps) => (
  <ul aria-label={label} className={styles.counts}>
    {counts.map(([name, to, value]) => (
      <li key={name}>
        <ContentLink to={to}>{name}</ContentLink>
        <span>{value}</span>
      </li>
    ))}
  </ul>
);

interface ChoicesProps {
  readonly heading: string;
  readonly choices: readonly (readonly [label: string, to: string])[];
  /** Row count for each link, in the same order; null until loaded. */
  readonly counts: readonly (number | undefined)[] | null;
}

/** Links to filtered lists, with counts once loaded; readable without JavaScript. */
export const InventoryLinks = ({ heading, choices, counts }: ChoicesProps) => (
  <div className={styles.group}>
    <h2>{heading}</h2>
    <ul className={styles.choices}>
      {choices.map(([label, to], place) => (
        <li key={to}>
          <ContentLink to={to}>{label}</ContentLink>
          <span>{counts === null ? UNKNOWN : countText(counts[place] ?? 0)}</span>
        </li>
      ))}
    </ul>
  </div>
);

interface FindFormProps {
  readonly to: RouteName;
  readonly label: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly any: string;
    readonly options: readonly (readonly [value: string, label: string])[];
  }[];
}

/** Opens a filtered list. A plain form that works without JavaScript. */
export const InventorySearchForm = ({ to, label, fields }: FindFormProps) => (
  <form action={linkTo(to)} method="get" className={`${styles.find} screen-only`}>
    {fields.map(({ name, label: fieldLabel, any, options }) => (
      <label key={name} className={field.field}>
        <span>{fieldLabel}</span>
        <select name={name} defaultValue="">
          <option value="">{any}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className={buttonClass({ intent: 'primary', size: 'large' })}>
      {label}
    </button>
  </form>
);

interface RowsProps<Value> {
  readonly heading: string;
  /** Layout that determines the reserved space. */
  readonly kind: 'cards' | 'table' | 'narrow';
  readonly data: LiveData<Value>;
  readonly retry: () => void;
  /** Placeholder rendered while loading. */
  readonly waiting: ReactNode;
  readonly isEmpty: (value: Value) => boolean;
  readonly empty: ReactNode;
  readonly children: (value: Value) => ReactNode;
}

/** Rows under a heading, with space reserved while loading. */
export function InventoryRows<Value>(props: RowsProps<Value>) {
  const { heading, kind, data, retry, waiting, isEmpty, empty, children } = props;
  return (
    <section aria-label={heading} aria-busy={data.state === 'loading'} className={styles.group}>
      <h2>{heading}</h2>
      <noscript>
        <p>Turn on JavaScript to see live listings.</p>
      </noscript>
      <div tabIndex={-1} className={styles.rows} data-kind={kind}>
        {data.state === 'loading' && waiting}
        {data.state === 'failed' && (
          <div role="alert" className={styles.message}>
            <p>{data.failure instanceof Error ? data.failure.message : "Couldn't load."}</p>
            <RetryButton onRetry={retry} />
          </div>
        )}
        {data.state === 'loaded' &&
          (isEmpty(data.value) ? (
            <div className={styles.message}>{empty}</div>
          ) : (
            children(data.value)
          ))}
      </div>
    </section>
  );
}
