import type { RouteName } from '#shared/routes.ts';

/** A key after G and its destination; features add theirs as `shortcuts` of their `shortcuts.ts`. */
interface NavigationShortcut {
  readonly key: string;
  readonly to: RouteName;
}

/** A key a screen handles itself, for the `?` list. */
interface ScreenShortcut {
  readonly key: string;
  readonly on: RouteName;
  /** Description in the list. */
  readonly does: string;
}

export type Shortcut = NavigationShortcut | ScreenShortcut;
