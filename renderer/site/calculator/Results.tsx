import styles from './Calculator.module.css';

export interface Result {
  readonly label: string;
  readonly value: string;
  /** The rule with its numbers, so that somebody can disagree with it. */
  readonly how: string;
  /** What somebody came for stands first and larger. */
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
