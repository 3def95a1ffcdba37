import { routes, trailOf } from '#shared/routes.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { usePlace } from '../gate/usePlace.ts';
import styles from './Breadcrumbs.module.css';

/** The way from the top to this page; nothing on a page that stands at the top itself. */
export function Breadcrumbs() {
  const { name } = usePlace();
  const trail = name === null ? [] : trailOf(name);
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {trail.map((step) => (
          <li key={step}>
            <RouteLink to={step} aria-current={step === name ? 'page' : undefined}>
              {routes[step].title}
            </RouteLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
