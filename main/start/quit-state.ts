import type { BrowserWindow } from 'electron';
import type { Desktop } from './desktop.ts';

/** True if the app is about to quit: windows then close instead of hiding, whatever the user's setting. */
export interface QuitState {
  readonly hasBegun: boolean;
  /** True if the app quits despite unsaved work, because the user confirmed it or agreed to an update. */
  readonly isSettled: boolean;
  /** For a quit without a preceding event, such as installing an update. */
  settle(): void;
  /** The quit was cancelled. */
  cancel(): void;
}

export function trackQuitState({ electron: { app, powerMonitor } }: Desktop): QuitState {
  let state: 'staying' | 'leaving' | 'settled' = 'staying';
  const markLeaving = () => {
    if (state === 'staying') state = 'leaving';
  };
  const cancel = () => {
    state = 'staying';
  };
  app.on('before-quit', markLeaving);
  powerMonitor.on('shutdown', markLeaving);
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    // Windows ends a session without `before-quit`.
    window.on('query-session-end', markLeaving);
    // A page that keeps its window because of unsaved work cancels the quit.
    window.webContents.on('will-prevent-unload', cancel);
  });
  return {
    get hasBegun() {
      return state !== 'staying';
    },
    get isSettled() {
      return state === 'settled';
    },
    settle() {
      state = 'settled';
    },
    cancel,
  };
}
