import { z } from 'zod';
import { choicesShape } from '../../shared/desktop/ipc/settings.ts';
import { DEFAULT_QUIET_HOURS } from '../../shared/messaging/notifications/quiet-hours.ts';
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

/** One for each of the shortcuts Ctrl or ⌘ plus 1 to 9. */
export const MAX_WORKSPACES = 9;

/** Location of the data: a hosted project, or the backend on this computer. */
const workspace = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('local') }),
  z.strictObject({
    kind: z.literal('hosted'),
    url: z.string().refine(isHttpsAddress),
    publishableKey: z.string().min(20).max(4000),
  }),
]);
export type WorkspaceChoice = z.infer<typeof workspace>;

/** All settings and their types. Nothing here is secret, since the file is plain text. */
export const settingsShape = {
  ...choicesShape,
  /** Window states by window key. */
  windows: z.record(z.string().max(200), windowState),
  /** Pages that were open, without their queries, since these may hold tokens. */
  openPages: z
    .array(
      z.strictObject({
        workspace: z.string().max(64),
        path: z.string().max(500),
        kind: z.string().max(200),
      }),
    )
    .max(100),
  updateChannel: z.enum(['latest', 'beta']),
  /** The workspaces that the user added. The slot tells accounts on one server apart. */
  workspaces: z
    .array(z.strictObject({ choice: workspace, slot: z.int().min(0).max(99) }))
    .max(MAX_WORKSPACES),
  /** Id of the workspace in front. */
  frontWorkspace: z.string().max(64).nullable(),
  /** True if the keychain should hold a session, so that a locked one isn't mistaken for signed out. */
  hasSession: z.boolean(),
  /** An update in progress: the version that started it, and the version that should run next. */
  pendingUpdate: z.strictObject({ from: z.string().max(60), to: z.string().max(60) }).nullable(),
};

export const settingsSchema = z.strictObject(settingsShape);
export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsShape) as SettingName[];

/** Returns the defaults of a new installation; quiet hours use this computer's time zone. */
export function defaultSettings(): Settings {
  return {
    startAtLogin: false,
    closeToTray: false,
    notifications: true,
    hidesNotificationContent: false,
    recentItems: true,
    reopensPages: true,
    // Computed on demand, since a process's first call to Intl takes as long as loading the app.
    get quietHours() {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return { ...DEFAULT_QUIET_HOURS, timezone: timeZone };
    },
    searchShortcut: null,
    zoom: 1,
    windows: {},
    updateChannel: 'latest',
    workspaces: [],
    frontWorkspace: null,
    openPages: [],
    hasSession: false,
    pendingUpdate: null,
  };
}
