import type { RouteName } from '#shared/routes.ts';
import { RouteLink } from '../link/RouteLink.tsx';
import styles from './Brand.module.css';
import { BrandMark } from './BrandMark.tsx';

export function Brand({ to }: { readonly to: RouteName }) {
  return (
    <RouteLink to={to} className={styles.brand}>
      <BrandMark />
      <span>Haven Exchange</span>
    </RouteLink>
  );
}
