import type { ReactNode } from 'react';
import styles from './Page.module.css';
import { useTitle } from './useTitle.ts';

/** The width and the margins of a screen, as its layout has them (`shared/routes/record.ts`). */
export function Page({ children }: { readonly children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface PageHeaderProps {
  /** Without one a screen is headed as its route is called. */
  readonly title?: string | undefined;
  /** Not above what one works in: there the title stands in one line with all that follows. */
  readonly description?: ReactNode;
  /** The views of what is below. */
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
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
