import type { Route, RouteName } from './names.ts';
import type { RouteTarget } from './route-lookup.ts';
import { findRouteName, routes } from './table.ts';

/** Route data embedded in a document's `#written`, so its scripts need no table. */
export interface EmbeddedRoutes {
  readonly routes: readonly Route[];
  /** Maps an old URL to the name of its target. */
  readonly moved: Readonly<Record<string, RouteName>>;
  readonly nowhere: readonly string[];
}

/** Strips what only search engines and side navigations need from a route. */
export const toClientRoute = ({
  description: _,
  keywords: __,
  rail: ___,
  ...route
}: Route): Route => route;

/** Returns routes with all their parents, each once. */
export function withParents(names: Iterable<RouteName>): Route[] {
  const all = new Set<RouteName>();
  for (const name of names) {
    for (let next: string | undefined = name; next !== undefined; ) {
      const route: Route = routes[next as RouteName];
      all.add(route.name);
      next = route.parent;
    }
  }
  return [...all].map((name) => toClientRoute(routes[name]));
}

/** Returns the data for the screen at a URL and the app screens the page links to. */
export function getEmbeddedRoutes(
  pathname: string,
  targets: ReadonlyMap<string, RouteTarget> = new Map(),
): EmbeddedRoutes {
  const here = findRouteName(pathname);
  const found = [...targets].flatMap(([path, target]) =>
    target !== null && (target.isMoved || target.route.isPrerendered !== true)
      ? [{ path, ...target }]
      : [],
  );
  return {
    routes: withParents([
      ...(here === null ? [] : [here]),
      ...found.map(({ route }) => route.name),
    ]),
    moved: Object.fromEntries(
      found.filter(({ isMoved }) => isMoved).map(({ path, route }) => [path, route.name]),
    ),
    nowhere: [...targets].flatMap(([path, target]) => (target === null ? [path] : [])),
  };
}

/** Serializes the data as a non-executable script tag that its content can't terminate. */
export const renderEmbeddedRoutes = (written: EmbeddedRoutes): string =>
  `<script id="written" type="application/json">${JSON.stringify(written).replaceAll('<', '\\u003c')}</script>`;
