import type { ContentPage } from '../model.ts';

/** A page below `/features/`. */
export interface FeaturePage extends ContentPage {
  readonly slug: string;
}
