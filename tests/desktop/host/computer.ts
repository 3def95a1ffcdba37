import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import type { BrowserProfile } from './browser.ts';
import { FakeIpcMain } from './ipc-main.ts';
import { ComputerKeychain } from './keychain.ts';
import { importMain } from './modules.ts';
import { makeNet, type PasswordProxy } from './net.ts';
import { NotificationCentre } from './notifications.ts';
import { Profile } from './profile.ts';
import { SaveDialog } from './save-dialog.ts';
import { createStrictStub, preventableEvent } from './strict-stub.ts';
import { SystemSurface } from './system.ts';
import { makeAutoUpdater, noSession, UPDATER_PARTITION } from './updating.ts';
import { UtilityProcesses } from './utility.ts';
import { HostWindow } from './window.ts';

interface LaunchOptions {
  readonly isPackaged: boolean;
  /** True if no other run of the app holds the lock. */
  readonly holdsLock: boolean;
  readonly version: string;
  readonly showsPages: boolean;
  /** Arguments passed by the system after the program's path. */
  readonly argv: readonly string[];
  readonly platform: NodeJS.Platform;
  /** On macOS, the identifier of the notification whose click starts the app. */
  readonly clickedNote: string | null;
  /** The button the user chooses by default. */
  readonly answer: string;
}

/** A user's computer, whose keychain and disk outlive the app. */
export class Computer {
  readonly userData = mkdtempSync(join(tmpdir(), 'haven-desktop-'));
  readonly keychain = new ComputerKeychain();
  readonly notifications = new NotificationCentre();
  isOnline = true;
  /** The proxy that main's requests pass. */
  proxy: PasswordProxy | null = null;
  /** True if the desktop shows tray icons. */
  hasTray = true;
  /** Shortcuts used by other apps. */
  readonly takenShortcuts: string[] = [];
  /** The only display, below the menu bar. */
  workArea: Electron.Rectangle = { x: 0, y: 25, width: 1920, height: 1055 };
  readonly screen = createStrictStub<Electron.Screen>('screen', {
    getPrimaryDisplay: () => this.#display(),
    getAllDisplays: () => [this.#display()],
    getDisplayMatching: () => this.#display(),
  });
  /** Canned network responses for main by path, for tests without a server. */
  readonly canned = new Map<string, unknown>();
  /** Main's network requests, as `METHOD path`. */
  readonly asked: string[] = [];
  /** True if the browser writes to this computer's disk, for tests that check it. */
  isOnDisk = false;
  readonly place = {
    userData: this.userData,
    kept: new Map<string, BrowserProfile>(),
    isOnline: () => this.isOnline,
    isOnDisk: () => this.isOnDisk,
  };
  readonly #runs: RunningApp[] = [];
  readonly #policyFile = join(this.userData, 'policies.json');

  /** Starts the app with a development server or the user's chosen workspace. */
  async launch({
    workspace = '',
    ...launchOptions
  }: { workspace?: string } & Partial<LaunchOptions> = {}) {
    process.env.HAVEN_WORKSPACE = workspace;
    process.env.HAVEN_POLICY_FILE = this.#policyFile;
    const usual = {
      isPackaged: false,
      holdsLock: true,
      version: '1.2.3',
      showsPages: true,
      argv: [],
      platform: process.platform,
      clickedNote: null,
      answer: '',
    };
    const app = new RunningApp(this, { ...usual, ...launchOptions });
    this.#runs.push(app);
    await app.start();
    return app;
  }

  /** Sets the organization's policies for the next launch of an app that isn't installed. */
  decide(policies: Readonly<Record<string, unknown>>): void {
    writeFileSync(this.#policyFile, JSON.stringify(policies));
  }

  /** Simulates losing or regaining the network. */
  async connect(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    for (const { profiles } of this.#runs) {
      for (const profile of profiles) await profile.connect(isOnline);
    }
  }

  /** Simulates unreachable or reachable servers; the network itself stays up. */
  async reach(isReached: boolean): Promise<void> {
    this.isOnline = isReached;
    for (const { profiles } of this.#runs) {
      for (const profile of profiles) await profile.reach(isReached);
    }
  }

  /** Returns every file written by the app or its browser, as one text. */
  writtenText(): string {
    return readdirSync(this.userData, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');
  }

  #display(): Electron.Display {
    return createStrictStub<Electron.Display>('display', { workArea: this.workArea });
  }

  async close(): Promise<void> {
    for (const run of this.#runs) await run.end();
    for (const browserProfile of this.place.kept.values()) await browserProfile.close();
    rmSync(this.userData, { recursive: true, force: true });
  }
}

/** One run of the built main process with fakes for Electron. */
export class RunningApp {
  readonly #computer: Computer;
  readonly #situation: LaunchOptions;
  readonly #events = new EventEmitter();
  readonly #profiles = new Map<string, Profile>();
  readonly #ipcMain = new FakeIpcMain();
  readonly utilities = new UtilityProcesses();
  readonly windows: HostWindow[] = [];
  readonly opened: string[] = [];
  /** Settings made before the app was ready, in order. */
  readonly early: string[] = [];
  privileges: Electron.CustomScheme[] = [];
  /** Schemes whose links the system opens in this app. */
  readonly linkSchemes: string[] = [];
  hasQuit = false;
  hasRelaunched = false;
  /** True if a next start may take its place. */
  hasGivenWay = false;
  /** True if crash dumps are sent anywhere; undefined if none are kept. */
  sendsDumps: boolean | undefined;
  /** Questions shown to the user, and the button they choose. */
  readonly questions: string[] = [];
  answer = '';
  aboutPanels = 0;
  readonly system: SystemSurface;
  /** The badge on the app's icon: a number, the dock text, or an overlay's description. */
  badge: string | number = '';
  appUserModelId = '';
  /** Items that Windows shows on the taskbar icon. */
  jumpList: readonly Electron.JumpListItem[] = [];
  /** Items of the macOS dock icon's menu. */
  dockMenu: readonly Electron.MenuItemConstructorOptions[] = [];
  readonly saving = new SaveDialog();
  /** Files that the system was asked to show. */
  readonly shownInFolder: string[] = [];
  #isReady = false;

  constructor(computer: Computer, launchOptions: LaunchOptions) {
    this.#computer = computer;
    this.#situation = launchOptions;
    this.answer = launchOptions.answer;
    this.system = new SystemSurface(computer.takenShortcuts, computer.hasTray);
  }

  async start(): Promise<void> {
    process.argv = ['/usr/bin/haven', ...this.#situation.argv];
    const modules = { electron: this.#electron(), keytar: this.#computer.keychain.keytar };
    const { started } = await onPlatform(this.#situation.platform, () => importMain(modules));
    this.#isReady = true;
    const { clickedNote: identifier } = this.#situation;
    this.#events.emit('ready', {}, identifier === null ? {} : { identifier });
    await started;
  }

  /** The windows' session, and Electron's default one, which nothing should use. */
  get profiles(): readonly Profile[] {
    return [...this.#profiles.values()];
  }

  /** The windows visible to the user. */
  get open(): readonly HostWindow[] {
    return this.windows.filter((window) => !window.isGone);
  }

  /** Returns the response of the app's own protocol. */
  async serve(address: string): Promise<Response> {
    const partition = this.windows[0]?.options.webPreferences?.partition ?? '';
    return this.#profile(partition).serve(new Request(address));
  }

  get channels(): string[] {
    return this.#ipcMain.channels();
  }

  /** Sends a message to main from a frame; by default the app's own page in the first open window. */
  send(
    channel: string,
    values: unknown[],
    frame: Partial<Electron.WebFrameMain> | null = {},
    sender: Electron.WebContents | undefined = this.open[0]?.contents,
  ) {
    if (!sender) throw new Error('There is no window.');
    const own = { origin: 'app://haven', url: 'app://haven/', parent: null };
    const senderFrame =
      frame === null
        ? null
        : createStrictStub<Electron.WebFrameMain>('frame', { ...own, ...frame });
    return this.#ipcMain.invoke({ sender, senderFrame }, channel, values);
  }

  /** Simulates a second start of the app. */
  startAgain(...argv: string[]): void {
    this.#events.emit('second-instance', {}, argv, '/');
  }

  openUrl(link: string): boolean {
    const { event, isPrevented } = preventableEvent({});
    this.#events.emit('open-url', event, link);
    return isPrevented();
  }

  /** Simulates a server or proxy that asks a page for a password; null if Electron cancels the request. */
  async askForPassword(
    contents: Electron.WebContents,
    info: Electron.AuthInfo,
    url = 'https://project.example/rest/v1/listings',
  ): Promise<readonly (string | undefined)[] | null> {
    const { event, isPrevented } = preventableEvent({});
    const answered = new Promise<readonly (string | undefined)[]>((resolve) => {
      const callback = (...credentials: string[]) => resolve(credentials);
      this.#events.emit('login', event, contents, { url, pid: 1 }, info, callback);
    });
    if (!isPrevented()) return null;
    const [username, password] = await answered;
    return username === undefined ? null : [username, password];
  }

  /** Simulates a shutdown on macOS or Linux; returns whether the app allows it. */
  wouldShutDown(): boolean {
    const { event, isPrevented } = preventableEvent({});
    this.system.power.emit('shutdown', event);
    return !isPrevented();
  }

  /** Quits like Electron: windows may prevent it, and the app then continues. */
  async quit(): Promise<void> {
    const { event, isPrevented } = preventableEvent({});
    this.#events.emit('before-quit', event);
    if (isPrevented()) return;
    for (const window of this.open) await window.close();
    if (this.open.length === 0) await this.end();
  }

  /** Ends the app unconditionally after a test. */
  async end(): Promise<void> {
    for (const window of this.open) await window.leave();
    await this.#willQuit();
    this.utilities.crash();
    for (const profile of this.#profiles.values()) await profile.close();
    this.#events.emit('quit', {}, 0);
  }

  /** A listener that prevents quitting quits again when it is ready. */
  async #willQuit(): Promise<void> {
    this.hasQuit = false;
    const { event, isPrevented } = preventableEvent({});
    this.#events.emit('will-quit', event);
    if (!isPrevented()) return;
    if (!this.hasQuit) await new Promise((resolve) => this.#events.once('asked-to-quit', resolve));
    await this.#willQuit();
  }

  #profile(partition: string): Profile {
    const known = this.#profiles.get(partition);
    const profile = known ?? new Profile(this.#computer.place, partition);
    this.#profiles.set(partition, profile);
    return profile;
  }

  #electron() {
    const emitter = this.#events;
    const app = createStrictStub<Electron.App>(
      'app',
      {
        isPackaged: this.#situation.isPackaged,
        disableHardwareAcceleration: () => void this.early.push('no acceleration'),
        enableSandbox: () => void this.early.push('sandbox'),
        requestSingleInstanceLock: () => {
          this.early.push('lock');
          return this.#situation.holdsLock;
        },
        releaseSingleInstanceLock: () => {
          this.hasGivenWay = true;
        },
        whenReady: () =>
          this.#isReady
            ? Promise.resolve()
            : new Promise((resolve) => emitter.once('ready', () => resolve())),
        getPath: () => this.#computer.userData,
        getVersion: () => this.#situation.version,
        getName: () => 'Haven Exchange',
        getFileIcon: async () => createStrictStub<Electron.NativeImage>('icon', {}),
        setAsDefaultProtocolClient: (scheme) => {
          this.linkSchemes.push(scheme);
          return true;
        },
        setAboutPanelOptions: () => undefined,
        showAboutPanel: () => {
          this.aboutPanels += 1;
        },
        getLoginItemSettings: () => ({
          openAtLogin: false,
          openAsHidden: false,
          wasOpenedAtLogin: false,
          wasOpenedAsHidden: false,
          restoreState: false,
          status: 'not-registered',
          executableWillLaunchAtLogin: false,
          launchItems: [],
        }),
        setAppUserModelId: (id) => {
          this.appUserModelId = id;
        },
        setBadgeCount: (count = 0) => {
          this.badge = count;
          return true;
        },
        setJumpList: (categories) => {
          this.jumpList = categories?.flatMap(({ items = [] }) => items) ?? [];
          return 'ok';
        },
        dock: createStrictStub<Electron.Dock>('dock', {
          setMenu: (menu) => {
            this.dockMenu = (
              menu as unknown as { items: Electron.MenuItemConstructorOptions[] }
            ).items;
          },
          setBadge: (text) => {
            this.badge = text;
          },
        }),
        isReady: () => this.#isReady,
        relaunch: () => {
          this.hasRelaunched = true;
        },
        exit: () => {
          this.hasQuit = true;
        },
        quit: () => {
          this.hasQuit = true;
          emitter.emit('asked-to-quit');
        },
      },
      emitter,
    );
    const open = (options: Electron.BrowserWindowConstructorOptions) => {
      const window = new HostWindow({
        id: this.windows.length + 1,
        options,
        profile: this.#profile(options.webPreferences?.partition ?? ''),
        ipcMain: this.#ipcMain,
        showsPages: this.#situation.showsPages,
        onOverlay: (label) => {
          this.badge = label;
        },
        onContents: (contents) => emitter.emit('web-contents-created', {}, contents),
        onFocus: () => {
          for (const other of this.windows) other.isFocused = false;
        },
        onClosed: () => {
          if (this.open.length === 0) emitter.emit('window-all-closed');
        },
      });
      this.windows.push(window);
      emitter.emit('browser-window-created', {}, window.window);
      return window.window;
    };
    return {
      app,
      autoUpdater: makeAutoUpdater(),
      // `new` returns the object that a function returns.
      BrowserWindow: function BrowserWindow(options: Electron.BrowserWindowConstructorOptions) {
        return open(options);
      },
      clipboard: createStrictStub<Electron.Clipboard>('clipboard', {
        writeText: async (text) => {
          this.system.clipboardText = text;
        },
      }),
      crashReporter: createStrictStub<Electron.CrashReporter>('crashReporter', {
        start: ({ uploadToServer }) => {
          this.sendsDumps = uploadToServer ?? true;
        },
      }),
      dialog: createStrictStub<Electron.Dialog>('dialog', {
        // The window argument is optional and comes first.
        showMessageBox: (
          first: Electron.BaseWindow | Electron.MessageBoxOptions,
          second?: Electron.MessageBoxOptions,
        ) => this.#ask(second ?? (first as Electron.MessageBoxOptions)),
        showSaveDialog: async (
          first: Electron.BaseWindow | Electron.SaveDialogOptions,
          second?: Electron.SaveDialogOptions,
        ) => this.saving.choose((second ?? first) as Electron.SaveDialogOptions),
      }),
      globalShortcut: this.system.globalShortcut,
      ipcMain: this.#ipcMain.ipcMain,
      Menu: this.system.Menu,
      nativeImage: {
        createFromBitmap: () => createStrictStub<Electron.NativeImage>('nativeImage', {}),
      },
      net: makeNet(this.#computer),
      Notification: this.#computer.notifications.Notification,
      protocol: createStrictStub<Electron.Protocol>('protocol', {
        registerSchemesAsPrivileged: (schemes) => {
          this.early.push('schemes');
          this.privileges = schemes;
        },
      }),
      powerMonitor: this.system.powerMonitor,
      screen: this.#computer.screen,
      session: {
        fromPartition: (partition: string) =>
          partition === UPDATER_PARTITION ? noSession : this.#profile(partition).session,
        defaultSession: this.#profile('').session,
      },
      shell: createStrictStub<Electron.Shell>('shell', {
        openExternal: async (address) => void this.opened.push(address),
        showItemInFolder: (path) => void this.shownInFolder.push(path),
      }),
      Tray: this.system.Tray,
      systemPreferences: createStrictStub<Electron.SystemPreferences>('systemPreferences', {
        // No managed preferences.
        getUserDefault: <Type>() => '' as Type,
      }),
      utilityProcess: this.utilities.utilityProcess,
    };
  }

  async #ask({ message, buttons = [] }: Electron.MessageBoxOptions) {
    this.questions.push(message);
    return { response: buttons.indexOf(this.answer), checkboxChecked: false };
  }
}

/** While main is loading, this process reports that platform. */
async function onPlatform<Value>(
  platform: NodeJS.Platform,
  load: () => Promise<Value>,
): Promise<Value> {
  const own = process.platform;
  Object.defineProperty(process, 'platform', { value: platform });
  try {
    return await load();
  } finally {
    Object.defineProperty(process, 'platform', { value: own });
  }
}
