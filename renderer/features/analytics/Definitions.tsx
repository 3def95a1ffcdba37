import styles from './Analytics.module.css';

interface DefinitionsProps {
  /** Of which figures. */
  readonly of: string;
  readonly told: readonly (readonly [figure: string, meaning: string])[];
}

/** What figures count, for whoever asks. */
export const Definitions = ({ of, told }: DefinitionsProps) => (
  <details className={styles.definitions}>
    <summary>{`How ${of} are counted`}</summary>
    <dl>
      {told.map(([figure, meaning]) => (
        <div key={figure}>
          <dt>{figure}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);
