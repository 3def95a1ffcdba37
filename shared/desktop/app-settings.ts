import type { Unsubscribe } from '../host.ts';
import type { QuietHours } from '../notifications/quiet-hours.ts';

/** What a person decides about the desktop app on this computer. */
export interface AppChoices {
  readonly startAtLogin: boolean;
  /** Closing the last window hides it, instead of ending the app. */
  readonly closeToTray: boolean;
  readonly notifications: boolean;
  readonly quietHours: QuietHours;
  /** The shortcut that opens the search from anywhere on the computer; null for none. */
  readonly searchShortcut: string | null;
  /** Between half and double size. */
  readonly zoom: number;
}

export type AppChoiceName = keyof AppChoices;

/** One choice with its new value. */
export type AppChange = {
  [Name in AppChoiceName]: { readonly name: Name; readonly value: AppChoices[Name] };
}[AppChoiceName];

export interface AppSettings {
  readonly choices: AppChoices;
  /** What the organisation decides: shown, and never changed. */
  readonly managed: readonly AppChoiceName[];
  /** Whether there is an icon through which a hidden window can be found again. */
  readonly hasTray: boolean;
  /** `taken`: the shortcut is chosen, and another app has it. */
  readonly shortcut: 'off' | 'on' | 'taken' | 'invalid';
}

/**
 * `refused`: the system did not do it. `taken`: another app has that shortcut. `invalid`: no shortcut.
 * What was chosen before stays in each case, and `settings` says what counts now.
 */
export interface AppChangeOutcome {
  readonly kind: 'changed' | 'managed' | 'refused' | 'taken' | 'invalid';
  readonly settings: AppSettings;
}

export interface AppSettingsPort {
  read(): Promise<AppSettings>;
  change(change: AppChange): Promise<AppChangeOutcome>;
  /** Called when a window, the menu or the system changed something. */
  onChange(listener: (settings: AppSettings) => void): Unsubscribe;
}
