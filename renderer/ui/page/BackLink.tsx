import type { MouseEventHandler, ReactNode } from 'react';
import type { Query, RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly to: RouteName;
  readonly query?: Query;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
}

/** A link from a record back to its list. */
export const BackLink = ({ children, ...link }: BackLinkProps) => (
  <nav aria-label="Back" className={styles.back}>
    <RouteLink {...link}>{children}</RouteLink>
  </nav>
);
