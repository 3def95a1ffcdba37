import { type ReactNode, useId } from 'react';
import styles from './Security.module.css';

interface SecuritySectionProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the page: what it is on the left, what to do about it on the right. */
export function SecuritySection({ title, description, children }: SecuritySectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </header>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
