import ui from '../../../ui/theme/ui.module.css';
import styles from './Analytics.module.css';

interface DefinitionsProps {
  /** Names the figures being explained. */
  readonly of: string;
  readonly told: readonly (readonly [figure: string, meaning: string])[];
}

/** Explains how figures are counted. */
export const Definitions = ({ of, told }: DefinitionsProps) => (
  <details className={`${ui.note} ${styles.definitions}`}>
    <summary>{`How we count ${of}`}</summary>
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
