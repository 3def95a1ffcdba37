import { EventEmitter } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { FakeIpcMain } from './ipc-main.ts';
import { ComputerKeychain } from './keychain.ts';
import { importMain } from './modules.ts';
import { Profile } from './profile.ts';
import { preventable, strict } from './strict.ts';
import { Utilities } from './utility.ts';
import { HostWindow } from './window.ts';

interface Situation {
  readonly isPackaged: boolean;
  /** Whether no other run of the app holds the lock. */
  readonly holdsLock: boolean;
  readonly showsPages: boolean;
  /** What the system hands the program beside its own path. */
  readonly argv: readonly string[];
}

/** A person's computer: its keychain and its disk outlive the app. */
export class Computer {
  readonly userData = mkdtempSync(join(tmpdir(), 'haven-desktop-'));
  readonly keychain = new ComputerKeychain();
  isOnline = true;
  /** The only display, below the menu bar. */
  workArea: Electron.Rectangle = { x: 0, y: 25, width: 1920, height: 1055 };
  readonly screen = strict<Electron.Screen>('screen', {
    getPrimaryDisplay: () => this.#display(),
    getAllDisplays: () => [this.#display()],
    getDisplayMatching: () => this.#display(),
  });
  /** What main finds in the network by path, where no server is needed. */
  readonly canned = new Map<string, unknown>();
  /** What main asked the network for, as `METHOD path`. */
  readonly asked: string[] = [];
  readonly #runs: RunningApp[] = [];

  /** Starts the app, on a server under development or on what the person chose. */
  async launch({
    workspace = '',
    policyFile = '',
    ...situation
  }: { workspace?: string; policyFile?: string } & Partial<Situation> = {}) {
    process.env.HAVEN_WORKSPACE = workspace;
    process.env.HAVEN_POLICY_FILE = policyFile || '/nowhere/policies.json';
    const usual = { isPackaged: false, holdsLock: true, showsPages: true, argv: [] };
    const app = new RunningApp(this, { ...usual, ...situation });
    this.#runs.push(app);
    await app.start();
    return app;
  }

  /** Every file that the app or its browser has written, as one text. */
  writtenText(): string {
    return readdirSync(this.userData, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
      .join('\n');
  }

  #display(): Electron.Display {
    return strict<Electron.Display>('display', { workArea: this.workArea });
  }

  async close(): Promise<void> {
    for (const run of this.#runs) await run.quit();
    rmSync(this.userData, { recursive: true, force: true });
  }
}

/** One run of the built main process over stand-ins for Electron. */
export class RunningApp {
  readonly #computer: Computer;
  readonly #situation: Situation;
  readonly #events = new EventEmitter();
  readonly #profiles = new Map<string, Profile>();
  readonly #ipcMain = new FakeIpcMain();
  readonly utilities = new Utilities();
  readonly windows: HostWindow[] = [];
  readonly opened: string[] = [];
  /** What was settled before the app was ready, in order. */
  readonly early: string[] = [];
  privileges: Electron.CustomScheme[] = [];
  /** The schemes whose links the system brings to this app. */
  readonly linkSchemes: string[] = [];
  hasQuit = false;
  /** What the person was asked, and the button that they choose. */
  readonly questions: string[] = [];
  answer = '';
  #isReady = false;

  constructor(computer: Computer, situation: Situation) {
    this.#computer = computer;
    this.#situation = situation;
  }

  async start(): Promise<void> {
    process.argv = ['/usr/bin/haven', ...this.#situation.argv];
    const { started } = await importMain({
      electron: this.#electron(),
      keytar: this.#computer.keychain.keytar,
    });
    this.#isReady = true;
    this.#events.emit('ready');
    await started;
  }

  /** The session that the windows use, and the one of Electron's own that nothing should use. */
  get profiles(): readonly Profile[] {
    return [...this.#profiles.values()];
  }

  /** The windows that the person sees. */
  get open(): readonly HostWindow[] {
    return this.windows.filter((window) => !window.isGone);
  }

  /** What the app's own protocol answers. */
  async serve(address: string): Promise<Response> {
    const partition = this.windows[0]?.options.webPreferences?.partition ?? '';
    return this.#profile(partition).serve(new Request(address));
  }

  get channels(): string[] {
    return this.#ipcMain.channels();
  }

  /** A message to main as some frame sends it; the app's own page in the first window unless it says otherwise. */
  send(
    channel: string,
    values: unknown[],
    frame: Partial<Electron.WebFrameMain> | null = {},
    sender: Electron.WebContents | undefined = this.windows[0]?.contents,
  ) {
    if (!sender) throw new Error('There is no window.');
    const own = { origin: 'app://haven', url: 'app://haven/', parent: null };
    const senderFrame =
      frame === null ? null : strict<Electron.WebFrameMain>('frame', { ...own, ...frame });
    return this.#ipcMain.invoke({ sender, senderFrame }, channel, values);
  }

  /** As if the person had started the app a second time. */
  startAgain(...argv: string[]): void {
    this.#events.emit('second-instance', {}, argv, '/');
  }

  openUrl(link: string): boolean {
    const { event, isPrevented } = preventable({});
    this.#events.emit('open-url', event, link);
    return isPrevented();
  }

  async quit(): Promise<void> {
    for (const window of this.windows) await window.close();
    await this.#willQuit();
    this.utilities.crash();
    for (const profile of this.#profiles.values()) await profile.close();
  }

  /** Who prevents it asks for the end again when it is time. */
  async #willQuit(): Promise<void> {
    this.hasQuit = false;
    const { event, isPrevented } = preventable({});
    this.#events.emit('will-quit', event);
    if (!isPrevented()) return;
    if (!this.hasQuit) await new Promise((resolve) => this.#events.once('asked-to-quit', resolve));
    await this.#willQuit();
  }

  #profile(partition: string): Profile {
    const known = this.#profiles.get(partition);
    const profile = known ?? new Profile(this.#computer.userData, partition);
    this.#profiles.set(partition, profile);
    return profile;
  }

  #electron() {
    const emitter = this.#events;
    const app = strict<Electron.App>(
      'app',
      {
        isPackaged: this.#situation.isPackaged,
        enableSandbox: () => void this.early.push('sandbox'),
        requestSingleInstanceLock: () => {
          this.early.push('lock');
          return this.#situation.holdsLock;
        },
        whenReady: () =>
          this.#isReady
            ? Promise.resolve()
            : new Promise((resolve) => emitter.once('ready', () => resolve())),
        getPath: () => this.#computer.userData,
        setAsDefaultProtocolClient: (scheme) => {
          this.linkSchemes.push(scheme);
          return true;
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
        onContents: (contents) => emitter.emit('web-contents-created', {}, contents),
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
      // `new` takes the object that a function returns.
      BrowserWindow: function BrowserWindow(options: Electron.BrowserWindowConstructorOptions) {
        return open(options);
      },
      dialog: strict<Electron.Dialog>('dialog', {
        // A question stands alone or belongs to a window, which then comes first.
        showMessageBox: (
          first: Electron.BaseWindow | Electron.MessageBoxOptions,
          second?: Electron.MessageBoxOptions,
        ) => this.#ask(second ?? (first as Electron.MessageBoxOptions)),
      }),
      ipcMain: this.#ipcMain.ipcMain,
      net: strict<Electron.Net>('net', {
        fetch: (input, init) => this.#fetch(input as string, init),
      }),
      protocol: strict<Electron.Protocol>('protocol', {
        registerSchemesAsPrivileged: (schemes) => {
          this.early.push('schemes');
          this.privileges = schemes;
        },
      }),
      screen: this.#computer.screen,
      session: {
        fromPartition: (partition: string) => this.#profile(partition).session,
        defaultSession: this.#profile('').session,
      },
      shell: strict<Electron.Shell>('shell', {
        openExternal: async (address) => void this.opened.push(address),
      }),
      utilityProcess: this.utilities.utilityProcess,
      systemPreferences: strict<Electron.SystemPreferences>('systemPreferences', {}),
    };
  }

  async #ask({ message, buttons = [] }: Electron.MessageBoxOptions) {
    this.questions.push(message);
    return { response: buttons.indexOf(this.answer), checkboxChecked: false };
  }

  async #fetch(address: string, init?: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(address);
    this.#computer.asked.push(`${init?.method ?? 'GET'} ${pathname}${search}`);
    if (!this.#computer.isOnline) throw new TypeError('Failed to fetch');
    const known = this.#computer.canned.get(pathname);
    return known === undefined ? fetch(address, init) : Response.json(known);
  }
}
