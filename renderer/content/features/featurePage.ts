import type { State } from '../business/status/part.ts';
import type { ContentPage } from '../model.ts';

/** A page below `/features/`. */
export interface FeaturePage extends ContentPage {
  readonly heading: string;
  /** Shown beside the heading, so that no page promises more than there is. */
  readonly state: State;
}
