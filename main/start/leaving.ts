import type { BrowserWindow } from 'electron';
import type { Desktop } from './desktop.ts';

/** Whether the app is about to end: then windows close and hide nowhere, whatever the person chose. */
export interface Leaving {
  readonly hasBegun: boolean;
  /** Whether it ends whatever is unsaved: the person has said so, or an update was begun with their word. */
  readonly isSettled: boolean;
  /** For what ends the app without a word to it first, such as the installation of an update. */
  settle(): void;
  /** The app goes on after all. */
  cancel(): void;
}

export function watchLeaving({ electron: { app, powerMonitor } }: Desktop): Leaving {
  let state: 'staying' | 'leaving' | 'settled' = 'staying';
  const begin = () => {
    if (state === 'staying') state = 'leaving';
  };
  const cancel = () => {
    state = 'staying';
  };
  app.on('before-quit', begin);
  powerMonitor.on('shutdown', begin);
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    // Windows ends a session without a `before-quit`.
    window.on('query-session-end', begin);
    // A page that keeps its window, because something in it is not saved, ends the leaving.
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
