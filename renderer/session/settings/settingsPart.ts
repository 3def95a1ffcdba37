import type { ComponentType } from 'react';

/** A feature's profile page contributions: `export const settings` of its `settings.ts`. */
export interface SettingsPart {
  /** Sort order of feature sections, below the page's own. */
  readonly place: number;
  /** A lazy-loaded section with a heading. */
  readonly Section: ComponentType;
}
