import type { BrowserWindowConstructorOptions } from 'electron';

interface WindowFacts {
  readonly preload: string;
  /** Where the window's storage lives; each workspace has its own. */
  readonly partition: string;
  readonly isPackaged: boolean;
}

/** Narrow enough for half a laptop's screen, and never narrower than the phone layout is made for. */
export const WINDOW_SIZE = { width: 1280, height: 860, minWidth: 390, minHeight: 480 };

/** The only way a window of this app is made. Frozen: no caller can loosen it afterwards. */
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
