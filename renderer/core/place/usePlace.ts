import { useLocation, useMatches } from 'react-router-dom';
import { type RouteName, type RouteRecord, routeNamed } from '#shared/routes.ts';

/** What a route object of `router.tsx` tells about its screen. */
export interface RouteHandle {
  readonly name: RouteName | null;
  /** An old address that redirects. */
  readonly isMoved?: true;
}

/** Where the person is; no route for an address that no screen has. */
export function usePlace() {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const name = handle?.name ?? null;
  const route: RouteRecord | null = name === null ? null : routeNamed(name);
  return { name, route, pathname, search, isMoved: handle?.isMoved === true };
}
