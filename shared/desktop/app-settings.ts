import type { Unsubscribe } from '../host.ts';
import type { QuietHours } from '../messaging/notifications/quiet-hours.ts';

/** The user's preferences for the desktop app on this computer. */
export interface AppChoices {
  readonly startAtLogin: boolean;
  /** Closing the last window hides it instead of quitting the app. */
  readonly closeToTray: boolean;
  readonly notifications: boolean;
  /** Notifications name neither people nor records. */
  readonly hidesNotificationContent: boolean;
  /** Recent records appear in the taskbar's jump list or the dock menu. */
  readonly recentItems: boolean;
  /** The next start reopens the pages that were open. */
  readonly reopensPages: boolean;
  readonly quietHours: QuietHours;
  /** Global shortcut that opens the search; null for none. */
  readonly searchShortcut: string | null;
  /** Between 50 and 200 percent. */
  readonly zoom: number;
}

export type AppChoiceName = keyof AppChoices;

/** A preference with its new value. */
export type AppChange = {
  [Name in AppChoiceName]: { readonly name: Name; readonly value: AppChoices[Name] };
}[AppChoiceName];

export interface AppSettings {
  readonly choices: AppChoices;
  /** Preferences set by the organization; shown read-only. */
  readonly managed: readonly AppChoiceName[];
  /** True if a tray icon can bring back a hidden window. */
  readonly hasTray: boolean;
  /** `taken`: the shortcut is set, but another app uses it. */
  readonly shortcut: 'off' | 'on' | 'taken' | 'invalid';
}

/**
 * `refused`: the system rejected the change. `taken`: another app uses that shortcut. `invalid`: not a shortcut. The
 * previous value stays in each case, and `settings` holds the effective one.
 */
export interface AppChangeOutcome {
  readonly kind: 'changed' | 'managed' | 'refused' | 'taken' | 'invalid';
  readonly settings: AppSettings;
}

export interface AppSettingsPort {
  read(): Promise<AppSettings>;
  change(change: AppChange): Promise<AppChangeOutcome>;
  /** Called when a window, the menu, or the system changes a preference. */
  onChange(listener: (settings: AppSettings) => void): Unsubscribe;
}
