import type { ReactNode } from 'react';
import styles from './Entries.module.css';

interface Entry {
  readonly id: string;
  readonly title: ReactNode;
  readonly text: string;
  readonly meta?: ReactNode;
}

/** The entries of a collection with descriptions. */
export const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul className={styles.entries}>
    {entries.map(({ id, title, text, meta }) => (
      <li key={id}>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);
