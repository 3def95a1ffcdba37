import { NOT_HERE_YET_PATH } from '../navigation/documents.ts';
import type { Known, Target } from './known.ts';
import { catalogue, isPlanned, redirectAt, routeNames, routeOf, routes } from './table.ts';

let asked: Map<string, Target> | null = null;

/** The whole table, loaded. */
export const whole: Known = {
  named: (name) => ('isPlanned' in catalogue[name] ? undefined : routes[catalogue[name].name]),
  at(path) {
    const name = routeOf(path);
    return name === null ? null : routes[name];
  },
  all: () => Object.values(catalogue),
  inArea: (area) => routeNames.map((name) => routes[name]).filter((route) => route.area === area),
  isPlanned: (path) => path === NOT_HERE_YET_PATH || isPlanned(path),
  targetOf(path) {
    const moved = redirectAt(path);
    const name = routeOf(moved?.to ?? path);
    const target = name === null ? null : { route: routes[name], isMoved: moved !== null };
    asked?.set(path, target);
    return target;
  },
};

/** Records the links resolved during rendering, for embedding in the page. */
export function targetsDuring<Result>(draw: () => Result): [Result, ReadonlyMap<string, Target>] {
  const all = new Map<string, Target>();
  asked = all;
  try {
    return [draw(), all];
  } finally {
    asked = null;
  }
}
