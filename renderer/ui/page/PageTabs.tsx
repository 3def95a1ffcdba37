import type { Query, RouteName } from '#shared/routes.ts';
import { Link } from '../link/Link.tsx';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './PageTabs.module.css';

interface View {
  readonly label: string;
  /** Number of items in the view, once known. */
  readonly count?: string | undefined;
  readonly query?: Query;
  /** Its address, if the route has parameters. */
  readonly address?: string;
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
      {views.map(({ label, count, query, address, isHere }) => {
        const current = isHere ? 'page' : undefined;
        const name = (
          <>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </>
        );
        return address === undefined ? (
          <RouteLink key={label} to={of} {...(query && { query })} aria-current={current}>
            {name}
          </RouteLink>
        ) : (
          <Link key={label} to={address} aria-current={current}>
            {name}
          </Link>
        );
      })}
    </nav>
  );
}
