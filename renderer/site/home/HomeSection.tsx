import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  /** The anchor that the navigator of the page and links from elsewhere lead to. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** So much that its parts are laid out one by one. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A chapter of the front page: what it is called, why one would read it, and it. */
export const HomeSection = ({ id, title, lead, isLong = false, children }: HomeSectionProps) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={isLong ? `below ${styles.section}` : styles.section}
  >
    <div className={styles.head}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead !== undefined && <p>{lead}</p>}
    </div>
    {children}
  </section>
);
