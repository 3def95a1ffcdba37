import type { BlockProps } from './BlockProps.ts';
import { Prose } from './Prose.tsx';
import styles from './StepsBlock.module.css';

export const StepsBlock = ({ steps }: BlockProps<'steps'>) => (
  <ol className={styles.steps}>
    {steps.map(({ title, text, takes }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          <Prose text={text} />
        </p>
        {takes !== undefined && <p className={styles.takes}>{takes}</p>}
      </li>
    ))}
  </ol>
);
