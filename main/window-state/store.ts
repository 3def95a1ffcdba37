import type { BrowserWindow } from 'electron';
import type { Cancel, Clock } from '../clock.ts';
import type { Settings, WindowState } from '../settings/schema.ts';

/** The parts of a window that are used. */
export type TrackedWindow = Pick<
  BrowserWindow,
  'on' | 'isDestroyed' | 'isMaximized' | 'isMinimized' | 'isFullScreen' | 'getNormalBounds'
>;

export interface WindowStateFile {
  get(name: 'windows'): Settings['windows'];
  set(name: 'windows', value: Settings['windows']): void;
}

/** Debounce; dragging a window fires hundreds of events per second. */
const QUIET_MS = 500;
/** Every record could have its own window, so the oldest places are dropped. */
const MAX_SAVED = 50;

/** Saves each window's place by window key. */
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

  /** Tracks a window until it closes. */
  follow(key: string, window: TrackedWindow): void {
    let cancelSave: Cancel = () => {};
    const keepSoon = () => {
      cancelSave();
      cancelSave = this.#clock.after(QUIET_MS, () => this.#keep(key, window));
    };
    const keepNow = () => {
      cancelSave();
      this.#keep(key, window);
    };
    window.on('resize', keepSoon);
    window.on('move', keepSoon);
    window.on('maximize', keepSoon);
    window.on('unmaximize', keepSoon);
    window.on('enter-full-screen', keepSoon);
    window.on('leave-full-screen', keepSoon);
    window.on('close', keepNow);
    window.on('closed', () => cancelSave());
  }

  #keep(key: string, window: TrackedWindow): void {
    // A minimized window reports wrong bounds on some systems.
    if (window.isDestroyed() || window.isMinimized()) return;
    const { x, y, width, height } = window.getNormalBounds();
    const state: WindowState = {
      bounds: { x, y, width, height },
      isMaximized: window.isMaximized(),
      isFullScreen: window.isFullScreen(),
    };
    const others = Object.entries(this.#file.get('windows')).filter(([other]) => other !== key);
    const saved = [...others, [key, state] as const].slice(-MAX_SAVED);
    this.#file.set('windows', Object.fromEntries(saved));
  }
}
