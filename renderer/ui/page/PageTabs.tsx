import type { Query, RouteName } from '#shared/routes.ts';
import { Link } from '../link/Link.tsx';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './PageTabs.module.css';

interface View {
  readonly label: string;
  /** Number of items in the view, once known. */
  readonly count?: string | undefined;
  /** Its screen, if it isn't the one of the tabs. */
  readonly to?: RouteName;
  readonly query?: Query;
  /** Its address, if the route has parameters. */
  readonly address?: string;
  readonly isHere: boolean;
}

interface ViewsProps {
  /** The screen of the tabs. */
  readonly of: RouteName;
  readonly views: readonly View[];
}

/** View tabs of a screen or of screens that belong together, each with its own URL. */
export function PageTabs({ of, views }: ViewsProps) {
  return (
    <nav aria-label="Views" className={styles.views}>
      {views.map(({ label, count, to = of, query, address, isHere }) => {
        const current = isHere ? 'page' : undefined;
        const name = (
          <>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </>
        );
        return address === undefined ? (
          <RouteLink key={label} to={to} {...(query && { query })} aria-current={current}>
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
