import { known, type Target } from './routes/known.ts';
import type { AreaName, PathName, PathOf, Route, RouteName } from './routes/names.ts';
import { fillPath } from './routes/path.ts';
import type { Layout, RouteRecord } from './routes/record.ts';

export type { AreaName, PathName, PrerenderedName, Route, RouteName } from './routes/names.ts';
export type { Layout, RouteRecord } from './routes/record.ts';

/** A screen that exists. In a browser: one whose name is written where it is asked for. */
export function routeNamed<Name extends RouteName>(
  name: Name,
): Route & { readonly path: PathOf<Name> } {
  const route = known.named(name);
  if (route === undefined) throw new Error(`No route ${name}.`);
  return route as Route & { readonly path: PathOf<Name> };
}

/** How a screen of the workspace is laid out; null for one of the public site. */
export const layoutOf = ({ access, layout }: Pick<RouteRecord, 'access' | 'layout'>) =>
  layout ?? (access === 'public' ? null : ('reading' satisfies Layout));

/** Whether the screen of a name exists. */
export const isBuilt = (name: PathName): name is RouteName => known.named(name) !== undefined;

/** The screen at a path, if it is at hand. */
export const routeAt = (path: string): Route | null => known.at(path);

/** The screens of an area; in a browser once `renderer/app/areas.ts` has loaded it. */
export const routesIn = (area: AreaName): readonly Route[] => known.inArea(area);

/** Whether what stands at an address is to come. */
export const isPlanned = (path: string): boolean => known.isPlanned(path);

/** Where an address leads; undefined where that is not at hand. */
export const targetOf = (to: string): Target | undefined =>
  known.targetOf(to.split(/[?#]/, 1)[0] ?? '');

/** Whether anything of ours stands at an address, as far as is known here. */
export const leadsSomewhere = (to: string): boolean => targetOf(to) !== null;

/** From the outermost screen to this one; alone, a screen needs no trail. */
export function trailOf(name: RouteName): RouteName[] {
  const parent = routeNamed(name).parent as PathName | undefined;
  return parent !== undefined && isBuilt(parent) ? [...trailOf(parent), name] : [name];
}

/** What an address that matches no route shows. */
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

/** The address of a screen by its name; empty and undefined query values are left out. */
export function linkTo<Name extends RouteName>(
  name: Name,
  params?: RouteParams<Name>,
  query?: Query,
): string {
  return fillPath(routeNamed(name).path, params ?? {}) + queryString(query ?? {});
}

export function queryString(query: Query): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Where a signed-out visitor is sent: sign-in, with the way back to where they wanted to go. */
export function signInFor(pathname: string, search = ''): string {
  const path = pathname.replace(/^\/+/, '');
  return linkTo('auth', undefined, { redirect: `${path === '' ? 'dashboard' : path}${search}` });
}
