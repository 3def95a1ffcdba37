import type { ComponentType } from 'react';

/**
 * What a feature brings to the header of everybody who is signed in: `export const header` of its `header.ts`.
 * It loads after the header, and stands behind the palette's button.
 */
export interface HeaderItem {
  /** Items of features stand in the order of these. */
  readonly place: number;
  /** One button of an icon's width; what it opens is a late part. `kit/header/PanelButton.tsx` is such a button. */
  readonly Component: ComponentType;
  /** Draws nothing for nearly everybody: no room is kept for it. */
  readonly isSeldom?: true;
}

/** How many features bring one for everybody: the header keeps their place until they are there. */
export const HEADER_ITEMS = 2;
