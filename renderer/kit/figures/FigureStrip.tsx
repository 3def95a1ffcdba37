import styles from './FigureStrip.module.css';

export interface Figure {
  readonly label: string;
  readonly value: string;
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
          <dd className={styles.value}>{value}</dd>
          {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
