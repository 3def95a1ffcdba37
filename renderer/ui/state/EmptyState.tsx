import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';
import styles from './State.module.css';

interface EmptyStateProps {
  readonly title: string;
  /** Why the list is empty. */
  readonly children: ReactNode;
  /** The single next step. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <p className={ui.strong}>{title}</p>
      <p>{children}</p>
      {action}
    </div>
  );
}
