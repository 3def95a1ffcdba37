import type { AreaName, Route, RouteName } from './names.ts';

/** A link's target: a screen, possibly reached from an old URL; null if nothing is there. */
export type RouteTarget = { readonly route: Route; readonly isMoved: boolean } | null;

/** The routes loaded so far. */
export interface RouteLookup {
  readonly named: (name: RouteName) => Route | undefined;
  readonly at: (path: string) => Route | null;
  readonly all: () => readonly Route[];
  readonly inArea: (area: AreaName) => readonly Route[];
  /** Undefined if it isn't loaded whether anything is there. */
  readonly targetOf: (path: string) => RouteTarget | undefined;
}

/**
 * The whole table is available, except in a built renderer: `build/vite/routes.ts` replaces this module with
 * `loaded-routes.ts` there.
 */
export { fullRouteTable as known } from './full-route-table.ts';
