import type { RouteName } from '#shared/routes.ts';

/** A key after G and where it leads; a feature brings its own as `shortcuts` of its `shortcuts.ts`. */
interface WayShortcut {
  readonly key: string;
  readonly to: RouteName;
}

/** A key that one screen hears itself, for the list of `?`. */
interface ScreenShortcut {
  readonly key: string;
  readonly on: RouteName;
  /** As the list says it. */
  readonly does: string;
}

export type Shortcut = WayShortcut | ScreenShortcut;
