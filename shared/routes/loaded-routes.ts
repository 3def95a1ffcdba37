import type { EmbeddedRoutes } from './embedded-routes.ts';
import type { Route, RouteName } from './names.ts';
import { findByPath } from './path.ts';
import type { RouteLookup, RouteTarget } from './route-lookup.ts';

const records = new Map<RouteName, Route>();
const moved = new Map<string, Route>();
const nowhere = new Set<string>();
let whole: RouteLookup | null = null;

/** Registers routes; every module of the built renderer calls it with the routes it names: `build/vite/routes.ts`. */
export function registerRoutes(routes: readonly Route[]): void {
  for (const route of routes) records.set(route.name, route);
}

/** Registers what the document embeds about its own URL and its links. */
export function registerEmbeddedRoutes(written: EmbeddedRoutes): void {
  registerRoutes(written.routes);
  for (const [path, name] of Object.entries(written.moved)) {
    const route = records.get(name);
    if (route !== undefined) moved.set(path, route);
  }
  for (const path of written.nowhere) nowhere.add(path);
}

/** Registers the whole table. */
export function registerRouteTable(table: RouteLookup): void {
  whole = table;
}

function targetOf(path: string): RouteTarget | undefined {
  if (nowhere.has(path)) return null;
  const old = moved.get(path);
  if (old !== undefined) return { route: old, isMoved: true };
  const route = findByPath(records.values(), path);
  return route === null ? undefined : { route, isMoved: false };
}

/** Routes registered by loaded modules, or the whole table once loaded. */
export const known: RouteLookup = {
  named: (name) => records.get(name) ?? whole?.named(name),
  at: (path) => whole?.at(path) ?? findByPath(records.values(), path),
  all: () => whole?.all() ?? [...records.values()],
  inArea: (area) =>
    whole?.inArea(area) ?? [...records.values()].filter((route) => route.area === area),
  targetOf: (path) => (whole === null ? targetOf(path) : whole.targetOf(path)),
};
