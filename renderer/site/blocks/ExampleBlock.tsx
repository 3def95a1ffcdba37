import type { BlockProps } from './BlockProps.ts';
import styles from './ExampleBlock.module.css';
import { Prose } from './Prose.tsx';

/** A calculation set as on a ruled sheet: what is given, each step with its result, what follows. */
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
