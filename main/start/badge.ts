import type { BrowserWindow, NativeImage } from 'electron';
import { type BadgePort, showBadge } from '../badge/badge.ts';
import { drawBadge } from '../badge/picture.ts';
import type { Shell } from './shell.ts';

/** The picture is drawn for displays of twice the usual density. */
const SCALE = 2;

/** Keeps the number at the app's icon; on Windows each window carries it. */
export function keepBadge({ desktop, windows }: Pick<Shell, 'desktop' | 'windows'>) {
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
    // The taskbar has no button to lay it over before.
    app.on('browser-window-created', (_event, window) => window.on('show', () => lay(window)));
  }

  return {
    /** Windows tell the same number each; it is set when it is another one. */
    show(count: number): void {
      if (count === shown) return;
      shown = count;
      showBadge(port, count);
    },
  };
}
