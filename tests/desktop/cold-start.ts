import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { importMain } from './host/modules.ts';
import { createStrictStub } from './host/strict-stub.ts';

/**
 * One cold start in its own process: `main` runs the built main process until its first window requests and gets its
 * page; `bare` stops before it. Prints the CPU time, since wall-clock time would include other load.
 */
const runsMain = process.argv[2] === 'main';
const userData = mkdtempSync(join(tmpdir(), 'haven-cold-'));
const nothing = () => undefined;
// As on every start except the first, the workspace is already chosen.
const workspace = {
  kind: 'hosted',
  url: 'https://project.example',
  publishableKey: 'sb_publishable_0123456789',
};
writeFileSync(join(userData, 'settings.json'), JSON.stringify({ version: 1, workspace }));
const permissions = {
  setPermissionRequestHandler: nothing,
  setPermissionCheckHandler: nothing,
  setDevicePermissionHandler: nothing,
  setSpellCheckerEnabled: nothing,
};

type Serve = (request: Request) => Response | Promise<Response>;
let serve: Serve | undefined;
let onLoaded: (page: string) => void = nothing;
const loaded = new Promise<string>((resolve) => {
  onLoaded = resolve;
});

const session = createStrictStub<Electron.Session>(
  'session',
  {
    ...permissions,
    protocol: createStrictStub<Electron.Protocol>('protocol', {
      handle: (_scheme, handler) => {
        serve = handler as Serve;
      },
    }),
  },
  new EventEmitter(),
);
const ipcMain: Electron.IpcMain = createStrictStub<Electron.IpcMain>(
  'ipcMain',
  { handle: nothing, removeAllListeners: () => ipcMain },
  new EventEmitter(),
);
const contents = createStrictStub<Electron.WebContents>(
  'webContents',
  { id: 1 },
  new EventEmitter(),
);
const windowEvents = new EventEmitter();
const window = createStrictStub<Electron.BrowserWindow>(
  'window',
  {
    webContents: contents,
    isDestroyed: () => false,
    isVisible: () => false,
    show: nothing,
    loadURL: async (address) => {
      const response = await serve?.(new Request(address));
      onLoaded((await response?.text()) ?? '');
      windowEvents.emit('ready-to-show');
    },
  },
  windowEvents,
);
const icon = createStrictStub<Electron.Tray>(
  'Tray',
  { setToolTip: nothing, setContextMenu: nothing, isDestroyed: () => false },
  new EventEmitter(),
);
const area = { x: 0, y: 0, width: 1920, height: 1080 };
const display = createStrictStub<Electron.Display>('display', { workArea: area });
const electron = {
  app: createStrictStub<Electron.App>(
    'app',
    {
      isPackaged: true,
      enableSandbox: nothing,
      requestSingleInstanceLock: () => true,
      setAsDefaultProtocolClient: () => true,
      whenReady: async () => undefined,
      getPath: () => userData,
      getVersion: () => '1.2.3',
      setAboutPanelOptions: nothing,
    },
    new EventEmitter(),
  ),
  autoUpdater: createStrictStub<Electron.AutoUpdater>('autoUpdater', {}),
  BrowserWindow: function BrowserWindow() {
    return window;
  },
  clipboard: createStrictStub<Electron.Clipboard>('clipboard', {}),
  crashReporter: createStrictStub<Electron.CrashReporter>('crashReporter', { start: nothing }),
  dialog: createStrictStub<Electron.Dialog>('dialog', {}),
  globalShortcut: createStrictStub<Electron.GlobalShortcut>('globalShortcut', {}),
  ipcMain,
  Menu: { buildFromTemplate: nothing, setApplicationMenu: nothing },
  nativeImage: {},
  net: createStrictStub<Electron.Net>('net', {}),
  Notification: {},
  powerMonitor: createStrictStub<Electron.PowerMonitor>('powerMonitor', {}, new EventEmitter()),
  protocol: createStrictStub<Electron.Protocol>('protocol', {
    registerSchemesAsPrivileged: nothing,
  }),
  screen: createStrictStub<Electron.Screen>('screen', {
    getPrimaryDisplay: () => display,
    getAllDisplays: () => [display],
    getDisplayMatching: () => display,
  }),
  session: { fromPartition: () => session, defaultSession: session },
  shell: createStrictStub<Electron.Shell>('shell', {}),
  Tray: function Tray() {
    return icon;
  },
  utilityProcess: {},
  systemPreferences: createStrictStub<Electron.SystemPreferences>('systemPreferences', {}),
};

if (runsMain) {
  await importMain({ electron, keytar: {} });
  if (!(await loaded).includes('<title>')) throw new Error('The first window got no page.');
}
const { user, system } = process.cpuUsage();
rmSync(userData, { recursive: true, force: true });
process.stdout.write(
  JSON.stringify({
    milliseconds: (user + system) / 1000,
    megabytes: process.memoryUsage.rss() / 2 ** 20,
  }),
);
