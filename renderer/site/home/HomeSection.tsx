import type { ReactNode } from 'react';
import styles from './HomeSection.module.css';

interface HomeSectionProps {
  /** Anchor for the page navigation and external links. */
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Long enough that its parts are laid out separately. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A home page section: title, lead, and content. */
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
