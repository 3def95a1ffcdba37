import type { State } from '../business/status/part.ts';
import type { ContentPage } from '../model.ts';

/** A page under `/features/`. */
export interface FeaturePage extends ContentPage {
  readonly heading: string;
  /** Shown next to the heading so that no page promises more than is available. */
  readonly state: State;
}
