import { contentRoutes } from './contentRoutes.ts';
import { accountRoutes } from './routes/account.ts';
import { demoRoutes } from './routes/demos.ts';
import { marketRoutes } from './routes/market.ts';
import { planRoutes } from './routes/plans.ts';
import type { RouteRecord } from './routes/record.ts';

export type { Access, RouteRecord } from './routes/record.ts';

/**
 * The screens that exist, by name, in the order in which the palette offers them. Links are built
 * from here and nowhere else.
 */
export const routes = {
  ...accountRoutes,
  ...marketRoutes,
  ...planRoutes,
  ...demoRoutes,
  ...contentRoutes,
} as const;

export type RouteName = keyof typeof routes;

export const routeNames = Object.keys(routes) as RouteName[];

/** The screens that this kind of host has. */
export const routeNamesOn = (host: 'web' | 'desktop'): RouteName[] =>
  routeNames.filter((name) => host === 'desktop' || !('isDesktopOnly' in routes[name]));

export const isBuilt = (name: string): name is RouteName => Object.hasOwn(routes, name);

type Routes = typeof routes;

/** The pages that are written to files at build. */
export type PrerenderedName = {
  [Name in RouteName]: Routes[Name] extends { readonly isPrerendered: true } ? Name : never;
}[RouteName];

export const prerenderedNames = routeNames.filter(
  (name): name is PrerenderedName => (routes[name] as RouteRecord).isPrerendered === true,
);

/** From the outermost screen to this one; alone, a screen needs no trail. */
export function trailOf(name: RouteName): RouteName[] {
  const { parent }: RouteRecord = routes[name];
  return parent !== undefined && isBuilt(parent) ? [...trailOf(parent), name] : [name];
}

/** What an address that matches no route shows. */
export const notFound: Omit<RouteRecord, 'path' | 'access'> = {
  title: 'Page not found',
  indexed: false,
};

type ParamsIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type RouteParams<Name extends RouteName> = Record<
  ParamsIn<(typeof routes)[Name]['path']>,
  string
>;

export type Query = Readonly<Record<string, string | undefined>>;

/** The address of a screen by its name; empty and undefined query values are left out. */
export function linkTo<Name extends RouteName>(
  name: Name,
  params?: RouteParams<Name>,
  query?: Query,
): string {
  return fillPath(routes[name].path, params ?? {}) + queryString(query ?? {});
}

/** Puts parameters into a path pattern; a missing one is a programming error. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:([A-Za-z]+)/g, (_match, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${pattern} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Which screen a path belongs to; parameters match one segment each. */
export function routeOf(path: string): RouteName | null {
  return (
    routeNames.find((name) => routes[name].path === path) ??
    routeNames.find((name) => isPathOf(routes[name].path, path)) ??
    null
  );
}

/** Whether a path is one of a pattern's. */
export function isPathOf(pattern: string, path: string): boolean {
  const wanted = segments(path);
  const parts = segments(pattern);
  return (
    parts.length === wanted.length &&
    parts.every((part, index) => part.startsWith(':') || part === wanted[index])
  );
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Where a signed-out visitor is sent: sign-in, with the way back to where they wanted to go. */
export function signInFor(pathname: string, search = ''): string {
  const path = pathname.replace(/^\/+/, '');
  return linkTo('auth', undefined, { redirect: `${path === '' ? 'dashboard' : path}${search}` });
}
