import type { Database } from '#shared/database.types.ts';
import { isBuilt, type PathName, getRoute } from '#shared/routes.ts';

type Public = Database['public'];

export type State = 'Built' | 'In part' | 'In work';

interface PartBase {
  readonly name: string;
  /** What somebody does there, in a line. */
  readonly text: string;
}

/** Its state is read from the routes. */
export interface ScreenPart extends PartBase {
  readonly screens: readonly PathName[];
}

/** A rule of the database: the compiler refuses a table or call that does not exist. */
export interface RulePart extends PartBase {
  readonly keptBy:
    | { readonly call: keyof Public['Functions'] }
    | { readonly table: keyof Public['Tables'] };
}

export type Part = ScreenPart | RulePart;

export interface Area {
  readonly id: string;
  readonly heading: string;
  /** What to know before reading its lines. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/** A page that only says what exists instead of the feature doesn't count as built. */
const isAvailable = (name: PathName): boolean => isBuilt(name) && getRoute(name).isNotice !== true;

/** Built when every screen is available, in part when some are. */
export function stateOfScreens(screens: readonly PathName[]): State {
  if (screens.every(isAvailable)) return 'Built';
  return screens.some(isAvailable) ? 'In part' : 'In work';
}

export const stateOf = (part: Part): State =>
  'keptBy' in part ? 'Built' : stateOfScreens(part.screens);
