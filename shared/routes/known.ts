import type { AreaName, PathName, PlannedRoute, Route } from './names.ts';

/** Where an address leads: to a screen, perhaps from its old address; null: nothing is there. */
export type Target = { readonly route: Route; readonly isMoved: boolean } | null;

/** What is at hand of the routes. */
export interface Known {
  readonly named: (name: PathName) => Route | undefined;
  readonly at: (path: string) => Route | null;
  /** Also what is to come, where that is at hand. */
  readonly all: () => readonly (Route | PlannedRoute)[];
  readonly inArea: (area: AreaName) => readonly Route[];
  /** Whether what stands at an address is to come. */
  readonly isPlanned: (path: string) => boolean;
  /** Undefined where it is not at hand whether there is anything. */
  readonly targetOf: (path: string) => Target | undefined;
}

/**
 * Everything is at hand, but in a built renderer: there `build/vite/routes.ts` puts `brought.ts` in
 * the place of this module.
 */
export { whole as known } from './whole.ts';
