import { join } from 'node:path';
import type { BrowserWindow } from 'electron';
import { AppTray, hidesOnClose } from '../tray/tray.ts';
import type { Shell } from './shell.ts';

const ICONS: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'tray.ico',
  // macOS colors images named "Template" itself.
  darwin: 'trayTemplate.png',
};

interface TrayHandlers {
  readonly open: (route: string) => void;
  readonly search: () => void;
  readonly switchWorkspace: (index: number) => void;
}

/** The tray icon, and windows that close to it. */
export function openTray(shell: Shell, { open, search, switchWorkspace }: TrayHandlers): AppTray {
  const { desktop, organization, settings, windows, leaving } = shell;
  const { electron, icons, platform } = desktop;
  const { app, Menu, Tray } = electron;
  const tray = new AppTray({
    create: () => new Tray(join(icons, ICONS[platform] ?? 'tray.png')),
    setMenu: (icon, template) => icon.setContextMenu(Menu.buildFromTemplate(template)),
    platform,
    isDisabled: organization.policy.disableTray ?? false,
    showApp: () => void windows.present(),
    search,
    open,
    switchWorkspace,
    quit: () => app.quit(),
  });
  app.on('browser-window-created', (_event, window: BrowserWindow) => {
    window.on('close', (event) => {
      const hides = hidesOnClose(tray, settings.get('closeToTray'), leaving.hasBegun);
      if (!hides || windows.inFront.length > 1) return;
      event.preventDefault();
      hide(window);
    });
  });
  app.on('will-quit', () => tray.destroy());
  tray.show();
  return tray;
}

/** macOS leaves a black screen if a full-screen window is hidden. */
function hide(window: BrowserWindow): void {
  if (window.isFullScreen()) {
    window.once('leave-full-screen', () => window.hide());
    window.setFullScreen(false);
  } else window.hide();
}
