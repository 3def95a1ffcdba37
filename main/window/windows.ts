import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { AreaName, EventName, Payload } from '#shared/desktop/ipc.ts';
import type { Clock } from '../clock.ts';
import { Listeners } from '../listeners.ts';
import type { WindowState } from '../settings/schema.ts';

/** Restores and saves window places by what the windows show when they open. */
export interface WindowPlaces {
  next(kind: string, others: readonly BrowserWindow[]): WindowState;
  follow(kind: string, window: BrowserWindow): void;
}

/** The kind of windows that hold the whole app, on any screen. */
export const MAIN_KIND = 'main';
/** A page that isn't painted by then is shown as it is. */
export const SHOW_AFTER_MS = 10_000;

/** Partitions of workspaces persist; those of the chooser and dialogs don't. */
const isOfWorkspace = (partition: string): boolean => partition.startsWith('persist:');

interface KnownWindow {
  readonly window: BrowserWindow;
  readonly kind: string;
  readonly partition: string;
  /** Hidden, because another workspace is in front. */
  isBehind: boolean;
}

interface OpenOptions {
  readonly kind?: string;
  readonly partition?: string;
  /** Opens hidden, because another workspace is in front. */
  readonly isBehind?: boolean;
}

interface WindowDependencies {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly options: (partition: string) => Readonly<BrowserWindowConstructorOptions>;
  readonly places: WindowPlaces;
  readonly clock: Clock;
}

/** Windows opened by this app; messages from any other are untrusted. */
export class Windows {
  readonly #surroundings: WindowDependencies;
  readonly #windows = new Map<number, KnownWindow>();
  readonly #onlyHiddenLeft = new Listeners<[]>();
  readonly #switched = new Listeners<[string]>();
  #partition = '';
  #firstPage = '/';
  #isWanted = true;

  constructor(dependencies: WindowDependencies) {
    this.#surroundings = dependencies;
  }

  /** Windows of all open workspaces, or of the chooser if none is open. */
  get all(): readonly BrowserWindow[] {
    return [...this.#windows.values()]
      .filter(({ partition }) => isOfWorkspace(partition) || partition === this.#partition)
      .map(({ window }) => window);
  }

  /** Windows of the workspace in front, or of the chooser if none is open. */
  get inFront(): readonly BrowserWindow[] {
    return this.of(this.#partition);
  }

  /** Storage partition of the workspace in front. */
  get partition(): string {
    return this.#partition;
  }

  /** Windows of all workspaces, in the order they were opened. */
  get ofWorkspaces(): readonly Omit<KnownWindow, 'isBehind'>[] {
    return [...this.#windows.values()].filter(({ partition }) => isOfWorkspace(partition));
  }

  of(partition: string): readonly BrowserWindow[] {
    return [...this.#windows.values()]
      .filter((one) => one.partition === partition)
      .map(({ window }) => window);
  }

  /** Puts a partition in front: new windows use its storage and first page. */
  use(partition: string, firstPage = '/'): void {
    this.#partition = partition;
    this.#firstPage = firstPage;
  }

  /** Shows a workspace's windows and hides those of the others, whose pages keep running. */
  switchTo(partition: string, firstPage: string, kind?: string): void {
    this.use(partition);
    for (const known of this.#windows.values()) {
      if (!isOfWorkspace(known.partition)) continue;
      known.isBehind = known.partition !== partition;
      // The new windows are shown first, so that the app never looks closed.
      if (!known.isBehind && this.#isWanted && !known.window.isVisible()) known.window.show();
    }
    const newest = this.inFront.at(-1);
    if (newest === undefined) this.open(firstPage, kind === undefined ? {} : { kind });
    else if (this.#isWanted) this.bringForward(newest);
    for (const { window, isBehind } of this.#windows.values()) if (isBehind) window.hide();
    this.#switched.tell(partition);
  }

  /** Called with the partition of the workspace that came to the front. */
  onSwitch(listener: (partition: string) => void): void {
    this.#switched.add(listener);
  }

  /** Called when the last visible workspace window closed and only hidden ones are left. */
  onOnlyHiddenLeft(listener: () => void): void {
    this.#onlyHiddenLeft.add(listener);
  }

  /** Keeps windows hidden until one is requested, after a start at login. */
  keepHidden(): void {
    this.#isWanted = false;
  }

  get isWanted(): boolean {
    return this.#isWanted;
  }

  isKnown(contentsId: number): boolean {
    return this.#windows.has(contentsId);
  }

  /** Returns the storage partition of a page's contents; undefined if they are not ours. */
  partitionOf(contentsId: number): string | undefined {
    return this.#windows.get(contentsId)?.partition;
  }

  /** Returns the focused window. */
  focused(): BrowserWindow | undefined {
    return this.inFront.find((window) => window.isFocused());
  }

  /** Opens a page of the app. The window appears when it has content, or when it is requested. */
  open(
    path = this.#firstPage,
    { kind = MAIN_KIND, partition = this.#partition, isBehind = false }: OpenOptions = {},
  ): BrowserWindow {
    const { BrowserWindow: Window, options, places } = this.#surroundings;
    const { webPreferences, ...frame } = options(partition);
    const place = places.next(kind, this.of(partition));
    // Copies, because Electron modifies the objects it is given.
    const window = new Window({ ...frame, ...place.bounds, webPreferences: { ...webPreferences } });
    const { id } = window.webContents;
    this.#know(id, { window, partition, kind, isBehind });
    places.follow(kind, window);
    if (this.#isWanted && !isBehind) this.#showWhenReady(window);
    // Not earlier, because both calls would show the window.
    window.once('show', () => {
      if (place.isMaximized) window.maximize();
      if (place.isFullScreen) window.setFullScreen(true);
    });
    // A failed load shows Chromium's error page; the crash guard decides what follows.
    void window.loadURL(DESKTOP.origin + path).catch(() => undefined);
    return window;
  }

  /** Opens a small window for a question, which belongs to no workspace and whose place isn't saved. */
  openDialog(
    path: string,
    partition: string,
    size: Pick<BrowserWindowConstructorOptions, 'width' | 'height' | 'minWidth' | 'minHeight'>,
  ): BrowserWindow {
    const { BrowserWindow: Window, options } = this.#surroundings;
    const { webPreferences, ...frame } = options(partition);
    const window = new Window({
      ...frame,
      ...size,
      maximizable: false,
      fullscreenable: false,
      webPreferences: { ...webPreferences },
    });
    const { id } = window.webContents;
    this.#know(id, { window, partition, kind: MAIN_KIND, isBehind: false });
    this.#showWhenReady(window);
    void window.loadURL(DESKTOP.origin + path).catch(() => undefined);
    return window;
  }

  #know(id: number, known: KnownWindow): void {
    this.#windows.set(id, known);
    known.window.once('closed', () => {
      this.#windows.delete(id);
      const left = [...this.#windows.values()];
      if (left.length > 0 && left.every(({ isBehind }) => isBehind)) this.#onlyHiddenLeft.tell();
    });
  }

  /** Shows a window when its page is painted, or after a while, because the event may never come. */
  #showWhenReady(window: BrowserWindow): void {
    const show = () => {
      cancel();
      const isBehind = [...this.#windows.values()].some(
        (known) => known.window === window && known.isBehind,
      );
      if (!window.isDestroyed() && !window.isVisible() && !isBehind) window.show();
    };
    const cancel = this.#surroundings.clock.after(SHOW_AFTER_MS, show);
    window.once('ready-to-show', show);
    window.once('closed', cancel);
  }

  /** Brings the newest window of the workspace in front forward, or opens one. */
  present(): BrowserWindow {
    this.#isWanted = true;
    const window = this.inFront.at(-1);
    if (window === undefined) return this.open();
    this.bringForward(window);
    return window;
  }

  bringForward(window: BrowserWindow): void {
    this.#isWanted = true;
    const known = [...this.#windows.values()].find((one) => one.window === window);
    if (known) known.isBehind = false;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** Closes windows regardless of their pages, even where closing hides them. */
  closeAll(partition: string): void {
    for (const window of this.of(partition)) window.destroy();
  }

  /** Sends an event to every window, or to those of one partition. */
  tell<Name extends AreaName, Event extends EventName<Name>>(
    area: Name,
    event: Event,
    payload: Payload<Name, Event>,
    partition?: string,
  ): void {
    const receivers = partition === undefined ? this.all : this.of(partition);
    for (const window of receivers) this.tellOne(window, area, event, payload);
  }

  tellOne<Name extends AreaName, Event extends EventName<Name>>(
    window: BrowserWindow,
    area: Name,
    event: Event,
    payload: Payload<Name, Event>,
  ): void {
    if (!window.isDestroyed()) window.webContents.send(`${area}.${event}`, payload);
  }
}
