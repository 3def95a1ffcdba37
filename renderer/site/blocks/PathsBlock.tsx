import type { BlockProps } from './BlockProps.ts';
import { ContentLink } from './ContentLink.tsx';
import styles from './PathsBlock.module.css';
import { Prose } from './Prose.tsx';

export const PathsBlock = ({ paths }: BlockProps<'paths'>) => (
  <ul className={styles.paths}>
    {paths.map(({ title, text, to }) => (
      <li key={to}>
        <h3>
          <ContentLink to={to}>{title}</ContentLink>
        </h3>
        <p>
          <Prose text={text} />
        </p>
      </li>
    ))}
  </ul>
);
