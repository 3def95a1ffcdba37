import type { ReactNode } from 'react';
import type { RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './BackLink.module.css';

interface BackLinkProps {
  readonly to: RouteName;
  readonly children: ReactNode;
}

/** From one record back to the list it is of. */
export const BackLink = ({ to, children }: BackLinkProps) => (
  <nav aria-label="Back" className={styles.back}>
    <RouteLink to={to}>{children}</RouteLink>
  </nav>
);
