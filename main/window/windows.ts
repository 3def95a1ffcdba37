import type { BrowserWindow, BrowserWindowConstructorOptions } from 'electron';
import { DESKTOP } from '#shared/desktop.ts';
import type { AreaName, EventName, Payload } from '#shared/ipc.ts';
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
  readonly #windows = new Map<number, BrowserWindow>();
  #partition = '';

  constructor(surroundings: WindowSurroundings) {
    this.#surroundings = surroundings;
  }

  get all(): readonly BrowserWindow[] {
    return [...this.#windows.values()];
  }

  /** From now on windows open where this workspace keeps what pages store. */
  use(partition: string): void {
    this.#partition = partition;
  }

  isKnown(contentsId: number): boolean {
    return this.#windows.has(contentsId);
  }

  /** The one that the person works in. */
  focused(): BrowserWindow | undefined {
    return this.all.find((window) => window.isFocused());
  }

  /** Opens a page of the app; the window shows itself when it has something to show, or when it is wanted. */
  open(path = '/', { kind = MAIN_KIND, isHidden = false } = {}): BrowserWindow {
    const { BrowserWindow: Window, options, places } = this.#surroundings;
    const { webPreferences, ...frame } = options(this.#partition);
    const place = places.next(kind, this.all);
    // Copies: Electron notes things of its own in what it is given.
    const window = new Window({ ...frame, ...place.bounds, webPreferences: { ...webPreferences } });
    const { id } = window.webContents;
    this.#windows.set(id, window);
    window.once('closed', () => this.#windows.delete(id));
    places.follow(kind, window);
    if (!isHidden) window.once('ready-to-show', () => window.show());
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

  /** Tells every window of an event. */
  tell<Name extends AreaName, Event extends EventName<Name>>(
    area: Name,
    event: Event,
    payload: Payload<Name, Event>,
  ): void {
    for (const window of this.all) this.tellOne(window, area, event, payload);
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
