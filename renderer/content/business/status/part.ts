import type { Database } from '#shared/database.types.ts';
import { type State, stateOfScreens } from '#shared/routes/screenState.ts';
import type { RouteName } from '#shared/routes.ts';

type Public = Database['public'];

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

export const stateOf = (part: Part): State =>
  'keptBy' in part ? 'Built' : stateOfScreens(part.screens);
