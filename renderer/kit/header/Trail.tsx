import { type RouteName, routeNamed, trailOf } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './Trail.module.css';

/** Breadcrumb for a page; renders nothing on top-level pages. */
export function Trail({ name }: { readonly name: RouteName }) {
  const trail = trailOf(name);
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {trail.map((step) => (
          <li key={step}>
            {routeNamed(step).path.includes(':') ? (
              <span aria-current="page">{routeNamed(step).title}</span>
            ) : (
              <RouteLink to={step} aria-current={step === name ? 'page' : undefined}>
                {routeNamed(step).title}
              </RouteLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
