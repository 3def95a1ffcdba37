import type { NavLink } from '#shared/navigation/nav-links.ts';
import { routeAt } from '#shared/routes.ts';
import { Link, type LinkProps } from '../link/Link.tsx';
import { usePrefetch } from '../link/navigation.ts';
import styles from './Header.module.css';

interface OfferLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  readonly offer: NavLink;
}

/** A menu item as a link, with a badge if it doesn't open directly. */
export function NavItemLink({ offer, ...rest }: OfferLinkProps) {
  const { label, href, badge, isHere } = offer;
  return (
    <Link
      {...usePrefetch(routeAt(href.split('?', 1)[0] ?? '')?.name ?? null)}
      {...rest}
      to={href}
      aria-current={isHere ? 'page' : undefined}
    >
      {label}
      {badge !== null && <span className={styles.badge}>{badge}</span>}
    </Link>
  );
}
