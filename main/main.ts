import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  app,
  autoUpdater,
  BrowserWindow,
  clipboard,
  crashReporter,
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
  utilityProcess,
} from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { loadPolicy } from './policy/sources.ts';
import { thisSystem } from './policy/this-system.ts';
import { start } from './start/start.ts';
import { detectInstallation } from './updates/installation.ts';
import { openSystemUpdater } from './updates/system-updater.ts';
import { openSystemKeychain } from './vault/system-keychain.ts';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const started = start({
  electron: {
    app,
    autoUpdater,
    BrowserWindow,
    clipboard,
    crashReporter,
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
    utilityProcess,
  },
  platform: process.platform,
  // An AppImage unpacks to a different folder at each start.
  program: process.env.APPIMAGE ?? process.execPath,
  givenWorkspace: ({ isPackaged }) => {
    const { HAVEN_WORKSPACE: visited } = process.env;
    if (visited && !isPackaged) {
      return { by: 'development', choice: { kind: 'server', url: visited } };
    }
    // Inlined by the build and not read at run time.
    const { VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } = INLINED;
    if (!url || !publishableKey) return null;
    return { by: 'build', choice: { kind: 'hosted', url, publishableKey } };
  },
  loadPolicy: ({ isPackaged }) => {
    const { HAVEN_POLICY_FILE: elsewhere } = process.env;
    // An installed app can't be pointed to another policy file.
    const file = isPackaged ? undefined : elsewhere;
    return loadPolicy(thisSystem(systemPreferences, file));
  },
  faults: {
    watch({ exception, rejection }) {
      process.on('uncaughtException', exception).on('unhandledRejection', rejection);
      return () => {
        process.off('uncaughtException', exception).off('unhandledRejection', rejection);
      };
    },
  },
  openKeychain: () => openSystemKeychain(DESKTOP.appId),
  installation: () =>
    detectInstallation({
      platform: process.platform,
      program: process.execPath,
      resources: process.resourcesPath,
      env: process.env,
      exists: existsSync,
    }),
  openUpdater: openSystemUpdater,
  // Matches the layout from build/desktop.ts and build/web.ts.
  embeds: INLINED.embeds,
  rendererRoot: beside('../web'),
  preload: beside('./preload.cjs'),
  icons: beside('./icons'),
  // It needs real files next to it, so it is packaged outside the archive.
  backendProgram: beside('./backend/backend/utility.js').replace(
    `${sep}app.asar${sep}`,
    `${sep}app.asar.unpacked${sep}`,
  ),
  argv: process.argv,
});
