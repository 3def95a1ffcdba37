import { isBuilt, type PathName } from '#shared/routes.ts';

export type State = 'Built' | 'In part' | 'In work';

interface PartBase {
  readonly name: string;
  /** What somebody does there, in a line. */
  readonly text: string;
}

/** A part that people open: its state is read from the routes and never written down. */
export interface ScreenPart extends PartBase {
  readonly screens: readonly PathName[];
}

/** A part without a screen of its own, whose state a person has to say. */
export interface GroundPart extends PartBase {
  readonly state: State;
}

export type Part = ScreenPart | GroundPart;

export interface Area {
  readonly id: string;
  readonly heading: string;
  /** What to know before reading its lines. */
  readonly text: string;
  readonly parts: readonly Part[];
}

/** Built when every screen exists, in part when some do. */
export function stateOfScreens(screens: readonly PathName[]): State {
  if (screens.every(isBuilt)) return 'Built';
  return screens.some(isBuilt) ? 'In part' : 'In work';
}

export const stateOf = (part: Part): State =>
  'state' in part ? part.state : stateOfScreens(part.screens);
