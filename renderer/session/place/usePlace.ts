import { useLocation, useMatches } from 'react-router-dom';
import { getRoute, type RouteName, type RouteRecord } from '#shared/routes.ts';

/** Data of a route object in `router.tsx`. */
export interface RouteHandle {
  readonly name: RouteName | null;
  /** An old path that redirects. */
  readonly isMoved?: true;
}

/** The current route; none for an unknown path. */
export function usePlace() {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const name = handle?.name ?? null;
  const route: RouteRecord | null = name === null ? null : getRoute(name);
  return { name, route, pathname, search, isMoved: handle?.isMoved === true };
}
