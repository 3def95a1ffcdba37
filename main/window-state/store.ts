import type { BrowserWindow } from 'electron';
import type { Cancel, Clock } from '../clock.ts';
import type { Settings, WindowState } from '../settings/schema.ts';

/** What is used of a window. */
export type KeptWindow = Pick<
  BrowserWindow,
  'on' | 'isDestroyed' | 'isMaximized' | 'isMinimized' | 'isFullScreen' | 'getNormalBounds'
>;

export interface WindowStateFile {
  get(name: 'windows'): Settings['windows'];
  set(name: 'windows', value: Settings['windows']): void;
}

/** Dragging a window makes hundreds of events a second. */
const QUIET_MS = 500;
/** Every record may have had its own window once; the oldest places are forgotten. */
const MOST_KEPT = 50;

/** Keeps where each window is, by the window's key. */
export class WindowStateStore {
  readonly #file: WindowStateFile;
  readonly #clock: Clock;

  constructor(file: WindowStateFile, clock: Clock) {
    this.#file = file;
    this.#clock = clock;
  }

  saved(key: string): WindowState | undefined {
    const windows = this.#file.get('windows');
    return Object.hasOwn(windows, key) ? windows[key] : undefined;
  }

  /** Follows a window until it closes. */
  follow(key: string, window: KeptWindow): void {
    let stopWaiting: Cancel = () => {};
    const keepSoon = () => {
      stopWaiting();
      stopWaiting = this.#clock.after(QUIET_MS, () => this.#keep(key, window));
    };
    const keepNow = () => {
      stopWaiting();
      this.#keep(key, window);
    };
    window.on('resize', keepSoon);
    window.on('move', keepSoon);
    window.on('maximize', keepSoon);
    window.on('unmaximize', keepSoon);
    window.on('enter-full-screen', keepSoon);
    window.on('leave-full-screen', keepSoon);
    window.on('close', keepNow);
    window.on('closed', () => stopWaiting());
  }

  #keep(key: string, window: KeptWindow): void {
    // A minimised window says nonsense about its place on some systems.
    if (window.isDestroyed() || window.isMinimized()) return;
    const { x, y, width, height } = window.getNormalBounds();
    const state: WindowState = {
      bounds: { x, y, width, height },
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    };
    const others = Object.entries(this.#file.get('windows')).filter(([other]) => other !== key);
    const kept = [...others, [key, state] as const].slice(-MOST_KEPT);
    this.#file.set('windows', Object.fromEntries(kept));
  }
}
