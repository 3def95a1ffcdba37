import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { AreaName, EventName, Payload } from '#shared/desktop/ipc.ts';
import type { WindowState } from '../settings/schema.ts';

/** Where windows open, and who keeps where they go, by what they show when they open. */
export interface WindowPlaces {
  next(kind: string, others: readonly BrowserWindow[]): WindowState;
  follow(kind: string, window: BrowserWindow): void;
}

/** The kind of the windows that hold the whole app, wherever a person has gone in them. */
export const MAIN_KIND = 'main';

interface WindowSurroundings {
  readonly BrowserWindow: new (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly options: (partition: string) => Readonly<BrowserWindowConstructorOptions>;
  readonly places: WindowPlaces;
}

/** The windows that this app has opened; a message from any other is a stranger's. */
export class Windows {
  readonly #surroundings: WindowSurroundings;
  readonly #windows = new Map<number, { window: BrowserWindow; partition: string }>();
  #partition = '';
  #firstPage = '/';
  #isWanted = true;

  constructor(surroundings: WindowSurroundings) {
    this.#surroundings = surroundings;
  }

  /** Those of the workspace that is open; the chooser's while none is. */
  get all(): readonly BrowserWindow[] {
    return this.of(this.#partition);
  }

  of(partition: string): readonly BrowserWindow[] {
    return [...this.#windows.values()]
      .filter((one) => one.partition === partition)
      .map(({ window }) => window);
  }

  /** From now on windows open where this workspace keeps what pages store, and show this page first. */
  use(partition: string, firstPage = '/'): void {
    this.#partition = partition;
    this.#firstPage = firstPage;
  }

  /** Until somebody asks for a window, none shows itself: the app was started with the computer. */
  keepHidden(): void {
    this.#isWanted = false;
  }

  get isWanted(): boolean {
    return this.#isWanted;
  }

  isKnown(contentsId: number): boolean {
    return this.#windows.has(contentsId);
  }

  /** Where the page behind these contents keeps what it stores; undefined for a stranger's. */
  partitionOf(contentsId: number): string | undefined {
    return this.#windows.get(contentsId)?.partition;
  }

  /** The one that the person works in. */
  focused(): BrowserWindow | undefined {
    return this.all.find((window) => window.isFocused());
  }

  /** Opens a page of the app; the window shows itself when it has something to show, or when it is wanted. */
  open(
    path = this.#firstPage,
    { kind = MAIN_KIND, partition = this.#partition } = {},
  ): BrowserWindow {
    const { BrowserWindow: Window, options, places } = this.#surroundings;
    const { webPreferences, ...frame } = options(partition);
    const place = places.next(kind, this.all);
    // Copies: Electron notes things of its own in what it is given.
    const window = new Window({ ...frame, ...place.bounds, webPreferences: { ...webPreferences } });
    const { id } = window.webContents;
    this.#windows.set(id, { window, partition });
    window.once('closed', () => this.#windows.delete(id));
    places.follow(kind, window);
    if (this.#isWanted) window.once('ready-to-show', () => window.show());
    // Not before: both would show it.
    window.once('show', () => {
      if (place.isMaximized) window.maximize();
      if (place.isFullScreen) window.setFullScreen(true);
    });
    // A failed load shows the browser's own page; the crash guard decides what follows.
    void window.loadURL(DESKTOP.origin + path).catch(() => undefined);
    return window;
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

  /** Whatever their pages say to it; where they are hidden instead of closed, too. */
  closeAll(partition: string): void {
    for (const window of this.of(partition)) window.destroy();
  }

  /** Tells every window of the workspace of an event. */
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
