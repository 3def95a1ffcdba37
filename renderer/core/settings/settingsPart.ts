import type { ComponentType } from 'react';

/** What a feature brings to a person's own page: `export const settings` of its `settings.ts`. */
export interface SettingsPart {
  /** Sections of features stand below the page's own, in the order of these. */
  readonly place: number;
  /** A section with a heading, loaded late. */
  readonly Section: ComponentType;
}
