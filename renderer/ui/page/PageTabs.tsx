import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './PageTabs.module.css';

interface View {
  readonly label: string;
  /** Number of items in the view, once known. */
  readonly count?: string | undefined;
  readonly query?: Query;
  readonly isHere: boolean;
}

interface ViewsProps {
  readonly of: RouteName;
  readonly views: readonly View[];
}

/** View tabs of one screen, each with its own URL. */
export function PageTabs({ of, views }: ViewsProps) {
  return (
    <nav aria-label="Views" className={styles.views}>
      {views.map(({ label, count, query, isHere }) => (
        <RouteLink
          key={label}
          to={of}
          {...(query && { query })}
          aria-current={isHere ? 'page' : undefined}
        >
          {label}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </RouteLink>
      ))}
    </nav>
  );
}
