import type { BrowserWindowConstructorOptions } from 'electron';

interface WindowFacts {
  readonly preload: string;
  /** The window's storage partition; each workspace has its own. */
  readonly partition: string;
  readonly isPackaged: boolean;
}

/** Narrow enough for half a laptop screen, and no narrower than the phone layout supports. */
export const WINDOW_SIZE = { width: 1280, height: 860, minWidth: 390, minHeight: 480 };

/** Returns the options for every window of the app. Frozen, so that callers can't loosen them. */
export function windowOptions(facts: WindowFacts): Readonly<BrowserWindowConstructorOptions> {
  const { preload, partition, isPackaged } = facts;
  return Object.freeze({
    ...WINDOW_SIZE,
    show: false,
    webPreferences: Object.freeze({
      preload,
      partition,
      sandbox: true,
      contextIsolation: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      devTools: !isPackaged,
    }),
  });
}
