import type { ReactNode } from 'react';
import styles from './State.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why there is nothing. */
  readonly children: ReactNode;
  /** The one next thing to do. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      {action}
    </div>
  );
}
