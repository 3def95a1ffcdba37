import type { BlockProps } from './BlockProps.ts';
import styles from './ExampleBlock.module.css';
import { Prose } from './Prose.tsx';

/** A worked calculation: inputs, steps with results, conclusion. */
export const ExampleBlock = ({ title, given, working, conclusion }: BlockProps<'example'>) => (
  <figure className={styles.sheet}>
    <figcaption>{title}</figcaption>
    <dl className={styles.given}>
      {given.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <ol className={styles.working}>
      {working.map(({ line, result }) => (
        <li key={line}>
          <span>{line}</span>
          <span className={styles.result}>{result}</span>
        </li>
      ))}
    </ol>
    <p>
      <Prose text={conclusion} />
    </p>
  </figure>
);
