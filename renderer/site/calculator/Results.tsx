import styles from './Calculator.module.css';

export interface Result {
  readonly label: string;
  readonly value: string;
  /** The formula with its numbers, so users can check it. */
  readonly how: string;
  /** The main result, shown first and larger. */
  readonly isMain?: boolean;
}

export const Results = ({ results }: { readonly results: readonly Result[] }) => (
  <dl className={styles.results}>
    {results.map(({ label, value, how, isMain = false }) => (
      <div key={label} data-main={isMain}>
        <dt>{label}</dt>
        <dd>
          <strong>{value}</strong>
          <span>{how}</span>
        </dd>
      </div>
    ))}
  </dl>
);
