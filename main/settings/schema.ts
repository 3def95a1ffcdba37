import { z } from 'zod';
import { choicesShape } from '../../shared/desktop/ipc/settings.ts';
import { DEFAULT_QUIET_HOURS } from '../../shared/notifications/quiet-hours.ts';
import { isHttpsAddress } from '../https-address.ts';

const bounds = z.strictObject({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1).max(32_767),
  height: z.int().min(1).max(32_767),
});

const windowState = z.strictObject({
  bounds,
  isMaximized: z.boolean(),
  isFullScreen: z.boolean(),
});
export type WindowState = z.infer<typeof windowState>;
export type Bounds = z.infer<typeof bounds>;

/** Where the data is: a hosted project, or the backend on this computer. */
const workspace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('local') }),
  z.strictObject({
    kind: z.literal('hosted'),
    url: z.string().refine(isHttpsAddress),
    publishableKey: z.string().min(20).max(4000),
  }),
]);
export type WorkspaceChoice = z.infer<typeof workspace>;

/** Every setting and what it may hold. Nothing here is secret: the file is plain text. */
export const settingsShape = {
  ...choicesShape,
  /** Window states by the window's key. */
  windows: z.record(z.string().max(200), windowState),
  updateChannel: z.enum(['latest', 'beta']),
  workspace: workspace.nullable(),
  /** Says that the keychain should hold a session, so that a locked one is not taken for signed out. */
  hasSession: z.boolean(),
  /** An installation that was begun: the version that began it, and the one that should run next. */
  pendingUpdate: z.strictObject({ from: z.string().max(60), to: z.string().max(60) }).nullable(),
};

export const settingsSchema = z.strictObject(settingsShape);
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsShape) as SettingName[];

/** What a new installation starts with; the quiet hours in the timezone of this computer. */
export function defaultSettings(): Settings {
  return {
    startAtLogin: false,
    closeToTray: false,
    notifications: true,
    // Only when it is asked for: a process's first question to Intl takes as long as loading the app.
    get quietHours() {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return { ...DEFAULT_QUIET_HOURS, timezone: timeZone };
    },
    searchShortcut: null,
    zoom: 1,
    windows: {},
    updateChannel: 'latest',
    workspace: null,
    hasSession: false,
    pendingUpdate: null,
  };
}
