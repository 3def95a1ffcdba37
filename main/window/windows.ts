import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { AreaName, EventName, Payload } from '#shared/desktop/ipc.ts';
import type { Clock } from '../clock.ts';
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

interface WindowDependencies {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly options: (partition: string) => Readonly<BrowserWindowConstructorOptions>;
  readonly places: WindowPlaces;
  readonly clock: Clock;
}

/** Windows opened by this app; messages from any other are untrusted. */
export class Windows {
  readonly #surroundings: WindowDependencies;
  readonly #windows = new Map<number, { window: BrowserWindow; partition: string }>();
  #partition = '';
  #firstPage = '/';
  #isWanted = true;

  constructor(dependencies: WindowDependencies) {
    this.#surroundings = dependencies;
  }

  /** Windows of the open workspace, or of the chooser if none is open. */
  get all(): readonly BrowserWindow[] {
    return this.of(this.#partition);
  }

  of(partition: string): readonly BrowserWindow[] {
    return [...this.#windows.values()]
      .filter((one) => one.partition === partition)
      .map(({ window }) => window);
  }

  /** Makes new windows use this workspace's storage and first page. */
  use(partition: string, firstPage = '/'): void {
    this.#partition = partition;
    this.#firstPage = firstPage;
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
    return this.all.find((window) => window.isFocused());
  }

  /** Opens a page of the app. The window appears when it has content, or when it is requested. */
  open(
    path = this.#firstPage,
    { kind = MAIN_KIND, partition = this.#partition } = {},
  ): BrowserWindow {
    const { BrowserWindow: Window, options, places } = this.#surroundings;
    const { webPreferences, ...frame } = options(partition);
    const place = places.next(kind, this.all);
    // Copies, because Electron modifies the objects it is given.
    const window = new Window({ ...frame, ...place.bounds, webPreferences: { ...webPreferences } });
    const { id } = window.webContents;
    this.#windows.set(id, { window, partition });
    window.once('closed', () => this.#windows.delete(id));
    places.follow(kind, window);
    if (this.#isWanted) this.#showWhenReady(window);
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
    this.#windows.set(id, { window, partition });
    window.once('closed', () => this.#windows.delete(id));
    this.#showWhenReady(window);
    void window.loadURL(DESKTOP.origin + path).catch(() => undefined);
    return window;
  }

  /** Shows a window when its page is painted, or after a while, because the event may never come. */
  #showWhenReady(window: BrowserWindow): void {
    const show = () => {
      cancel();
      if (!window.isDestroyed() && !window.isVisible()) window.show();
    };
    const cancel = this.#surroundings.clock.after(SHOW_AFTER_MS, show);
    window.once('ready-to-show', show);
    window.once('closed', cancel);
  }

  /** Brings the newest window to the front, or opens one. */
  present(): BrowserWindow {
    this.#isWanted = true;
    const window = this.all.at(-1);
    if (window === undefined) return this.open();
    this.bringForward(window);
    return window;
  }

  bringForward(window: BrowserWindow): void {
    this.#isWanted = true;
    if (window.isMinimized()) window.restore();
    window.show();
    window.focus();
  }

  /** Closes windows regardless of their pages, even where closing hides them. */
  closeAll(partition: string): void {
    for (const window of this.of(partition)) window.destroy();
  }

  /** Sends an event to every window of the workspace. */
  tell<Name extends AreaName, Event extends EventName<Name>>(
    area: Name,
    event: Event,
    payload: Payload<Name, Event>,
    partition = this.#partition,
  ): void {
    for (const window of this.of(partition)) this.tellOne(window, area, event, payload);
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
