import type { ComponentType } from 'react';

/**
 * A feature's header contribution for signed-in users: `export const header` of its `header.ts`. Loaded after the
 * header and placed after the palette button.
 */
export interface HeaderItem {
  /** Sort order of feature items. */
  readonly place: number;
  /** An icon-sized button whose content is lazy-loaded, such as `ui/header/PanelButton.tsx`. */
  readonly Component: ComponentType;
  /** Usually renders nothing, so no space is reserved. */
  readonly isSeldom?: true;
}

/** Number of features with a permanent item; the header reserves their space until they load. */
export const HEADER_ITEMS = 2;
