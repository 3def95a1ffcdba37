import type { BrowserWindow, Screen } from 'electron';
import type { Clock } from '../clock.ts';
import type { WindowState } from '../settings/schema.ts';
import { WINDOW_SIZE } from '../window/options.ts';
import { MAIN_KIND, type WindowPlaces } from '../window/windows.ts';
import { cascade, placeWindow } from '../window-state/bounds.ts';
import { type WindowStateFile, WindowStateStore } from '../window-state/store.ts';
import { nextZoom, type ZoomChange } from '../window-state/zoom.ts';
import type { Shell } from './shell.ts';

/**
 * Restores window places on the current displays: a new window opens where the last one of its kind was, the first of
 * a kind where the main window was.
 */
export function trackWindowPlaces(
  screen: Pick<Screen, 'getPrimaryDisplay' | 'getAllDisplays' | 'getDisplayMatching'>,
  file: WindowStateFile,
  clock: Clock,
): WindowPlaces {
  const store = new WindowStateStore(file, clock);
  const savedFor = (kind: string): WindowState | undefined => {
    const main = store.saved(MAIN_KIND);
    // A record's window doesn't fill the display just because the main window does.
    return store.saved(kind) ?? (main && { ...main, isMaximized: false, isFullScreen: false });
  };
  return {
    next(kind: string, others: readonly BrowserWindow[]) {
      const displays = [screen.getPrimaryDisplay(), ...screen.getAllDisplays()];
      const place = placeWindow(savedFor(kind), displays, WINDOW_SIZE);
      const { workArea } = screen.getDisplayMatching(place.bounds);
      return cascade(
        place,
        others.map((other) => other.getNormalBounds()),
        workArea,
      );
    },
    follow: (kind, window) => store.follow(kind, window),
  };
}

/** Applies one zoom to all current and future windows; returns the function that changes it. */
export function syncZoom({
  desktop,
  settings,
  windows,
}: Pick<Shell, 'desktop' | 'settings' | 'windows'>): (change: ZoomChange) => void {
  const apply = (window: BrowserWindow) => {
    if (!window.isDestroyed()) window.webContents.setZoomFactor(settings.get('zoom'));
  };
  const change = (how: ZoomChange) => settings.set('zoom', nextZoom(settings.get('zoom'), how));
  desktop.electron.app.on('browser-window-created', (_event, window: BrowserWindow) => {
    window.webContents.on('did-navigate', () => apply(window));
    window.webContents.on('zoom-changed', (_wheel, direction) => change(direction));
  });
  settings.onChange('zoom', () => windows.all.forEach(apply));
  return change;
}
