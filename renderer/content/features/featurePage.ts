import type { ContentPage } from '#shared/home/content.ts';
import type { State } from '#shared/routes/screenState.ts';

/** A page under `/features/`. */
export interface FeaturePage extends ContentPage {
  readonly heading: string;
  /** Shown next to the heading so that no page promises more than is available. */
  readonly state: State;
}
