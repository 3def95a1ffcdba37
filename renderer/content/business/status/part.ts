import type { Database } from '#shared/database.types.ts';
import { getRoute, type RouteName } from '#shared/routes.ts';

type Public = Database['public'];

export type State = 'Built' | 'In part' | 'In work';

interface PartBase {
  readonly name: string;
  /** One line that says what users do there. */
  readonly text: string;
}

/** A part whose state is derived from the routes. */
export interface ScreenPart extends PartBase {
  readonly screens: readonly RouteName[];
}

/** A database rule. The compiler rejects a table or call that does not exist. */
export interface RulePart extends PartBase {
  readonly keptBy:
    | { readonly call: keyof Public['Functions'] }
    | { readonly table: keyof Public['Tables'] };
}

export type Part = ScreenPart | RulePart;

export interface Area {
  readonly id: string;
  readonly heading: string;
  /** Introduction shown above the parts. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/** False for a notice page. */
const isAvailable = (name: RouteName): boolean => getRoute(name).isNotice !== true;

/** Returns “Built” when every screen is available and “In part” when some are. */
export function stateOfScreens(screens: readonly RouteName[]): State {
  if (screens.every(isAvailable)) return 'Built';
  return screens.some(isAvailable) ? 'In part' : 'In work';
}

export const stateOf = (part: Part): State =>
  'keptBy' in part ? 'Built' : stateOfScreens(part.screens);
