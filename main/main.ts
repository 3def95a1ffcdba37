import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  app,
  autoUpdater,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  net,
  powerMonitor,
  protocol,
  screen,
  session,
  shell,
  systemPreferences,
  Tray,
} from 'electron';
import { DESKTOP } from '#shared/desktop.ts';
import { loadPolicy } from './policy/sources.ts';
import { thisSystem } from './policy/this-system.ts';
import { start } from './start/start.ts';
import { installationOf } from './updates/installation.ts';
import { openSystemUpdater } from './updates/system-updater.ts';
import { openSystemKeychain } from './vault/system-keychain.ts';

/** Where `npm start` serves the product on this computer. */
const THIS_COMPUTER = 'http://127.0.0.1:4173';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const started = start({
  electron: {
    app,
    autoUpdater,
    BrowserWindow,
    dialog,
    globalShortcut,
    ipcMain,
    Menu,
    nativeImage,
    net,
    Notification,
    powerMonitor,
    protocol,
    screen,
    session,
    shell,
    Tray,
  },
  platform: process.platform,
  // An AppImage unpacks itself elsewhere at each start.
  program: process.env.APPIMAGE ?? process.execPath,
  workspace: ({ isPackaged }) => {
    // The build writes these two in; they are not read where the app runs.
    const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = INLINED;
    if (url && publishableKey) return { url, publishableKey };
    const chosen = isPackaged ? undefined : process.env.HAVEN_WORKSPACE;
    return { url: chosen ?? THIS_COMPUTER, publishableKey: null };
  },
  loadPolicy: ({ isPackaged }) => {
    const { HAVEN_POLICY_FILE: elsewhere } = process.env;
    // An installed app cannot be told to look somewhere else.
    const file = isPackaged ? undefined : elsewhere;
    return loadPolicy(thisSystem(systemPreferences, file));
  },
  openKeychain: () => openSystemKeychain(DESKTOP.appId),
  installation: () =>
    installationOf({
      platform: process.platform,
      program: process.execPath,
      resources: process.resourcesPath,
      env: process.env,
      exists: existsSync,
    }),
  openUpdater: openSystemUpdater,
  // As build/desktop.ts and build/web.ts lay them out.
  rendererRoot: beside('../web'),
  preload: beside('./preload.cjs'),
  icons: beside('./icons'),
  argv: process.argv,
});
