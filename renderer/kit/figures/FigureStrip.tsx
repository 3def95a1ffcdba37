import { Skeleton } from '../state/Skeleton.tsx';
import styles from './FigureStrip.module.css';

export interface Figure {
  readonly label: string;
  /** Null while it is on its way. */
  readonly value: string | null;
  readonly hint?: string;
}

/** The few numbers a screen opens with, on one line where there is room. */
export function FigureStrip({ figures }: { readonly figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value, hint }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value ?? <Skeleton width="4rem" />}</dd>
          {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
