import type { ReactNode } from 'react';
import ui from '../theme/ui.module.css';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

/** Width and margins of a screen, as set by its layout (`shared/routes/route-record.ts`). */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PageHeaderProps {
  /** Defaults to the route's title. */
  readonly title?: string | undefined;
  /** Not shown on working screens, where the title shares one line with the controls. */
  readonly description?: ReactNode;
  /** View tabs for the content below. */
  readonly views?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, description, views, actions }: PageHeaderProps) {
  const heading = useTitle(title);
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <h1>{heading}</h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {views !== undefined && <div className={styles.views}>{views}</div>}
      {actions !== undefined && <div className={`${ui.wrap} ${styles.actions}`}>{actions}</div>}
    </header>
  );
}
