import { NOT_HERE_YET_PATH } from '../navigation/documents.ts';
import type { Target } from './known.ts';
import type { PathName, Route, RouteName } from './names.ts';
import { routeOf, routes } from './table.ts';

/** What a document brings of the routes, so that its scripts need no table: as data in its `#written`. */
export interface Written {
  readonly routes: readonly Route[];
  /** Old address → the name of where it leads. */
  readonly moved: Readonly<Record<string, PathName>>;
  readonly nowhere: readonly string[];
  /** Said by the page of what is to come. */
  readonly isPlanned?: true;
}

/** A route as scripts carry it: what only search engines and side navigations read stays behind. */
export const carried = ({ description: _, keywords: __, rail: ___, ...route }: Route): Route =>
  route;

/** Routes with all that stand above them, each once. */
export function withParents(names: Iterable<RouteName>): Route[] {
  const all = new Set<RouteName>();
  for (const name of names) {
    for (let next: string | undefined = name; next !== undefined; ) {
      const route: Route = routes[next as RouteName];
      all.add(route.name);
      next = route.parent;
    }
  }
  return [...all].map((name) => carried(routes[name]));
}

/** Of the screen at an address, and of the app’s screens among those that the page leads to. */
export function writtenAt(
  pathname: string,
  targets: ReadonlyMap<string, Target> = new Map(),
): Written {
  const here = routeOf(pathname);
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
    ...(pathname === NOT_HERE_YET_PATH && { isPlanned: true }),
    nowhere: [...targets].flatMap(([path, target]) => (target === null ? [path] : [])),
  };
}

/** As data inside a document: a script that is none, and that nothing in it can end. */
export const writtenTag = (written: Written): string =>
  `<script id="written" type="application/json">${JSON.stringify(written).replaceAll('<', '\\u003c')}</script>`;
