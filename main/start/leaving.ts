import type { BrowserWindow } from 'electron';
import type { Desktop } from './desktop.ts';

/** Whether the app is about to end: then windows close and hide nowhere, whatever the person chose. */
export interface Leaving {
  readonly hasBegun: boolean;
  /** For what ends the app without a word to it first, such as the installation of an update. */
  begin(): void;
}

export function watchLeaving({ electron: { app, powerMonitor } }: Desktop): Leaving {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
  };
  app.on('before-quit', begin);
  powerMonitor.on('shutdown', begin);
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    // Windows ends a session without a `before-quit`.
    window.on('query-session-end', begin);
    // A page that keeps its window, because something in it is not saved, ends the leaving.
    window.webContents.on('will-prevent-unload', () => {
      hasBegun = false;
    });
  });
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin,
  };
}
