import { DESKTOP } from '#shared/desktop/desktop.ts';
import { HIDDEN_FLAG } from '../login-item/login-item.ts';
import type { Shell } from './shell.ts';

/** What the system asks of an app that runs already: to come forward, to open a link, to end. */
export function followSystem({ desktop, inbox, windows }: Shell): void {
  const { app } = desktop.electron;
  // Development has no installation that a link could start.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DESKTOP.linkScheme);
  app.on('second-instance', (_event, argv) => {
    // The system starting it once more with the computer is nobody who asks for a window.
    if (!argv.includes(HIDDEN_FLAG)) windows.present();
    inbox.openArguments(argv);
  });
  app.on('open-url', () => windows.present());
  app.on('activate', () => windows.present());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}
