import type { RouteName } from '#shared/routes.ts';

/** A key after G and where it leads; a feature brings its own as `shortcuts` of its `shortcuts.ts`. */
export interface Shortcut {
  readonly key: string;
  readonly to: RouteName;
}
