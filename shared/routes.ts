import type { AreaName, PathOf, Route, RouteName } from './routes/names.ts';
import { fillPath } from './routes/path.ts';
import { known, type RouteTarget } from './routes/route-lookup.ts';
import type { Layout, RouteRecord } from './routes/route-record.ts';

export type { AreaName, PrerenderedName, Route, RouteName } from './routes/names.ts';
export type { Layout, RouteRecord } from './routes/route-record.ts';

/** Returns an existing screen. In a browser, the name must be written literally at the call. */
export function getRoute<Name extends RouteName>(
  name: Name,
): Route & { readonly path: PathOf<Name> } {
  const route = known.named(name);
  if (route === undefined) throw new Error(`Unknown route ${name}.`);
  return route as Route & { readonly path: PathOf<Name> };
}

/** Returns a workspace screen's layout; null for the public site. */
export const layoutOf = ({ access, layout }: Pick<RouteRecord, 'access' | 'layout'>) =>
  layout ?? (access === 'public' ? null : ('reading' satisfies Layout));

/** Returns the layout of a screen for a signed-in user; null for the public site. */
export const memberLayoutOf = (
  route: Pick<RouteRecord, 'access' | 'layout' | 'memberLayout'>,
): Layout | null => layoutOf(route) ?? route.memberLayout ?? null;

/** True if the screen's record is loaded: always on a server, and in a browser once a loaded module names it. */
export const isRouteLoaded = (name: RouteName): boolean => known.named(name) !== undefined;

/** Returns the screen at a path, if loaded. */
export const routeAt = (path: string): Route | null => known.at(path);

/** Returns an area's screens; in a browser, once `renderer/app/areas.ts` has loaded it. */
export const routesIn = (area: AreaName): readonly Route[] => known.inArea(area);

/** Returns a link's target; undefined if it isn't loaded. */
export const targetOf = (to: string): RouteTarget | undefined =>
  known.targetOf(to.split(/[?#]/, 1)[0] ?? '');

/** True if a link leads to something of the product, as far as known here. */
export const isKnownPath = (to: string): boolean => targetOf(to) !== null;

/** Returns the breadcrumb from the outermost screen to this one; a top-level screen has none. */
export function getRouteTrail(name: RouteName): RouteName[] {
  const parent = getRoute(name).parent as RouteName | undefined;
  return parent !== undefined && isRouteLoaded(parent) ? [...getRouteTrail(parent), name] : [name];
}

/** Shown for a URL that matches no route. */
export const notFound = {
  title: 'Page not found',
  description: 'This page does not exist on Haven Exchange.',
  indexed: false,
} as const satisfies Pick<RouteRecord, 'title' | 'description' | 'indexed'>;

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = Record<ParamsIn<PathOf<Name>>, string>;

export type Query = Readonly<Record<string, string | undefined>>;

/** Builds a screen's URL by name; empty and undefined query values are omitted. */
export function linkTo<Name extends RouteName>(
  name: Name,
  params?: RouteParams<Name>,
  query?: Query,
): string {
  return fillPath(getRoute(name).path, params ?? {}) + queryString(query ?? {});
}

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Returns the sign-in URL for a signed-out visitor, with a redirect to the requested page. */
export function signInPathFor(pathname: string, search = ''): string {
  const path = pathname.replace(/^\/+/, '');
  return linkTo('auth', undefined, { redirect: `${path === '' ? 'dashboard' : path}${search}` });
}
