import { getRoute, getRouteTrail, type RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './PageBreadcrumbs.module.css';

/** Breadcrumb for a page; renders nothing on top-level pages. */
export function PageBreadcrumbs({ name }: { readonly name: RouteName }) {
  const trail = getRouteTrail(name);
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {trail.map((step) => (
          <li key={step}>
            {getRoute(step).path.includes(':') ? (
              <span aria-current="page">{getRoute(step).title}</span>
            ) : (
              <RouteLink to={step} aria-current={step === name ? 'page' : undefined}>
                {getRoute(step).title}
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
