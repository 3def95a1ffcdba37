import { DESKTOP } from '#shared/desktop.ts';
import type { Shell } from './shell.ts';

/** What the system asks of an app that runs already: to come forward, to open a link, to end. */
export function followSystem({ desktop, inbox, windows }: Shell): void {
  const { app } = desktop.electron;
  // Development has no installation that a link could start.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DESKTOP.linkScheme);
  app.on('second-instance', (_event, argv) => {
    windows.present();
    inbox.openArguments(argv);
  });
  app.on('open-url', () => windows.present());
  app.on('activate', () => windows.present());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}
