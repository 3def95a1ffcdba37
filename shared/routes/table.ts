import { areas } from './areas.ts';
import type { AreaName, PathOf, PrerenderedName, Route, RouteName } from './names.ts';
import { findByPath, isPathOf } from './path.ts';
import type { RouteArea } from './route-record.ts';

/**
 * The complete table of routes, for servers, the build, and tests. A browser loads it late and uses
 * the loaded routes before that (`route-lookup.ts`).
 */
const areaEntries = Object.entries<RouteArea>(areas) as [AreaName, RouteArea][];

/** Every screen by name, in the palette's order. */
export const routes = Object.fromEntries(
  areaEntries.flatMap(([area, { routes, header: usual }]) =>
    Object.entries(routes).map(([name, record]) => {
      const header = record.header ?? (record.gate === 'vendor' ? 'vendor' : usual);
      return [name, { ...record, name, area, ...(header !== undefined && { header }) }];
    }),
  ),
) as unknown as {
  readonly [Name in RouteName]: Route & { readonly path: PathOf<Name> };
};

export const routeNames = Object.keys(routes) as RouteName[];

/** Returns the screens available on this kind of host. */
export const routeNamesForHost = (host: 'web' | 'desktop'): RouteName[] =>
  routeNames.filter((name) => host === 'desktop' || routes[name].isDesktopOnly !== true);

export const prerenderedNames = routeNames.filter(
  (name): name is PrerenderedName => routes[name].isPrerendered === true,
);

/** True for pages whose text is in `renderer/content/`; each describes itself there. */
export const isContent = (name: string | null): name is PrerenderedName =>
  prerenderedNames.some((known) => known === name && routes[known].description === undefined);

export interface Redirect {
  /** A path pattern with `:name` for a parameter, which the target has too. */
  readonly from: string;
  readonly to: string;
  readonly name: RouteName;
}

/** Old and alternative URLs. */
export const redirects: readonly Redirect[] = areaEntries.flatMap(([, { redirects: own = {} }]) =>
  Object.entries(own).map(([from, to]) => {
    const name = to as RouteName;
    return { from, to: routes[name].path, name };
  }),
);

/** Returns the screen at a path. */
export const findRouteName = (path: string): RouteName | null =>
  findByPath(Object.values<Route>(routes), path)?.name ?? null;

/** Returns the redirect at a path. Check it first: it may also match a parameterized path. */
export const findRedirect = (path: string): Redirect | null =>
  redirects.find(({ from }) => isPathOf(from, path)) ?? null;
