import type { BlockProps } from './BlockProps.ts';
import { Prose } from './Prose.tsx';
import styles from './TextBlock.module.css';

export const TextBlock = ({ paragraphs }: BlockProps<'text'>) => (
  <div className={styles.text}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <Prose text={paragraph} />
      </p>
    ))}
  </div>
);

export const ListBlock = ({ items }: BlockProps<'list'>) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);
