import type { RouteLookup, RouteTarget } from './route-lookup.ts';
import { findRedirect, findRouteName, routeNames, routes } from './table.ts';

let recordedTargets: Map<string, RouteTarget> | null = null;

/** The whole table, loaded. */
export const fullRouteTable: RouteLookup = {
  named: (name) => routes[name],
  at(path) {
    const name = findRouteName(path);
    return name === null ? null : routes[name];
  },
  all: () => Object.values(routes),
  inArea: (area) => routeNames.map((name) => routes[name]).filter((route) => route.area === area),
  targetOf(path) {
    const moved = findRedirect(path);
    const name = findRouteName(moved?.to ?? path);
    const target = name === null ? null : { route: routes[name], isMoved: moved !== null };
    recordedTargets?.set(path, target);
    return target;
  },
};

/** Records the links resolved during rendering, for embedding in the page. */
export function collectTargets<Result>(
  draw: () => Result,
): [Result, ReadonlyMap<string, RouteTarget>] {
  const all = new Map<string, RouteTarget>();
  recordedTargets = all;
  try {
    return [draw(), all];
  } finally {
    recordedTargets = null;
  }
}
