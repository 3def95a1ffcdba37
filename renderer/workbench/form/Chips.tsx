import { SmallCross } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface ChipsProps {
  readonly chips: readonly {
    readonly id: string;
    readonly name: string;
    readonly remove: () => void;
  }[];
  /** The field that adds more. */
  readonly children: ReactNode;
}

/** Chosen items, each with a button that removes it. */
export const Chips = ({ chips, children }: ChipsProps) => (
  <div className={styles.items}>
    {chips.map(({ id, name, remove }) => (
      <span key={id} className={styles.item}>
        {name}
        <button type="button" aria-label={`Remove ${name}`} onClick={remove}>
          <SmallCross />
        </button>
      </span>
    ))}
    {children}
  </div>
);
