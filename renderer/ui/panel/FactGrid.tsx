import type { ReactNode } from 'react';
import styles from './FactGrid.module.css';

export type GridFact = readonly [label: string, value: ReactNode, isLong?: boolean];

/** A record's facts in columns; long ones take a whole row, missing ones are hidden. */
export const FactGrid = ({ facts }: { readonly facts: readonly GridFact[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      ([label, value, isLong = false]) =>
        value != null &&
        value !== '' && (
          <div key={label} data-is-long={isLong}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
);
