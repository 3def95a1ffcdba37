import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  /** For a list that one works in: as wide as the window. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The width and the margins that every screen of the workspace shares. */
export function Page({ isWide = false, children }: PageProps) {
  return <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>{children}</div>;
}

interface PageHeaderProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        <h1>{title}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
