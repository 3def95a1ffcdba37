import type { BrowserWindow } from 'electron';
import { nextZoom, type ZoomChange } from '../window-state/zoom.ts';
import type { Shell } from './shell.ts';

/** One zoom for every window, those that open later too; answers what changes it. */
export function keepZoom({
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
