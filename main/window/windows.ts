import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { DESKTOP } from '#shared/desktop.ts';
import type { AreaName, EventName, Payload } from '#shared/ipc.ts';
import type { WindowState } from '../settings/schema.ts';

/** Where windows open, and who keeps where they go. */
export interface WindowPlaces {
  next(others: readonly BrowserWindow[]): WindowState;
  follow(window: BrowserWindow): void;
}

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

  isKnown(contentsId: number): boolean {
    return this.#windows.has(contentsId);
  }

  /** Where the page behind these contents keeps what it stores; undefined for a stranger's. */
  partitionOf(contentsId: number): string | undefined {
    return this.#windows.get(contentsId)?.partition;
  }

  /** Opens a page of the app; the window shows itself when it has something to show. */
  open(path = this.#firstPage, partition = this.#partition): BrowserWindow {
    const { BrowserWindow: Window, options, places } = this.#surroundings;
    const { webPreferences, ...frame } = options(partition);
    const place = places.next(this.all);
    // Copies: Electron notes things of its own in what it is given.
    const window = new Window({ ...frame, ...place.bounds, webPreferences: { ...webPreferences } });
    const { id } = window.webContents;
    this.#windows.set(id, { window, partition });
    window.once('closed', () => this.#windows.delete(id));
    places.follow(window);
    window.once('ready-to-show', () => {
      window.show();
      if (place.isMaximized) window.maximize();
      if (place.isFullScreen) window.setFullScreen(true);
    });
    // A failed load shows the browser's own page; the crash guard decides what follows.
    void window.loadURL(DESKTOP.origin + path).catch(() => undefined);
    return window;
  }

  /** Brings the newest window to the front, or opens one. */
  present(): BrowserWindow {
    const window = this.all.at(-1);
    if (window === undefined) return this.open();
    this.bringForward(window);
    return window;
  }

  bringForward(window: BrowserWindow): void {
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
    for (const window of this.of(partition)) {
      if (!window.isDestroyed()) window.webContents.send(`${area}.${event}`, payload);
    }
  }
}
