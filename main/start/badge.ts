import type { BrowserWindow, NativeImage } from 'electron';
import { type BadgePort, showBadge } from '../badge/badge.ts';
import { drawBadge } from '../badge/picture.ts';
import type { Shell } from './shell.ts';

/** The image is drawn for displays with twice the usual density. */
const SCALE = 2;

/** Shows the number on the app's icon; on Windows, on each window. */
export function syncBadge({ desktop, windows }: Pick<Shell, 'desktop' | 'windows'>) {
  const { app, nativeImage } = desktop.electron;
  const { platform } = desktop;
  let overlay: readonly [NativeImage | null, string] = [null, ''];
  let shown = 0;

  const lay = (window: BrowserWindow) => {
    if (!window.isDestroyed()) window.setOverlayIcon(...overlay);
  };
  const port: BadgePort = {
    platform,
    setCount: (count) => app.setBadgeCount(count),
    setDockText: (text) => app.dock?.setBadge(text),
    setOverlay(badge) {
      overlay = badge === null ? [null, ''] : [pictureOf(badge.text), badge.description];
      for (const window of windows.all) lay(window);
    },
  };
  function pictureOf(text: string): NativeImage {
    const { dots, width, height } = drawBadge(text);
    return nativeImage.createFromBitmap(dots, { width, height, scaleFactor: SCALE });
  }
  if (platform === 'win32') {
    // The overlay needs a taskbar button, which doesn't exist before.
    app.on('browser-window-created', (_event, window) => window.on('show', () => lay(window)));
  }

  return {
    /** Every window reports the same number; it is set only when it changes. */
    show(count: number): void {
      if (count === shown) return;
      shown = count;
      showBadge(port, count);
    },
  };
}
