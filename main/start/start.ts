import { join } from 'node:path';
import { DESKTOP } from '#shared/desktop.ts';
import { systemClock } from '../clock.ts';
import { RouteInbox } from '../deep-links/route-inbox.ts';
import { makeOpenExternal } from '../guards/external-links.ts';
import { guardNavigation } from '../guards/navigation.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { Router } from '../ipc/router.ts';
import { Log } from '../log/log.ts';
import { answerSession } from '../session/answer-session.ts';
import { SettingsStore } from '../settings/settings.ts';
import { windowOptions } from '../window/options.ts';
import { makeOpenOwnPage } from '../window/own-page.ts';
import { Windows } from '../window/windows.ts';
import { openDesk } from './desk.ts';
import type { Desktop } from './desktop.ts';
import { guardCrashes } from './guard-crashes.ts';
import { showRoutes } from './show-routes.ts';
import { keepPlaces } from './window-places.ts';

/**
 * Puts the app together. Runs to its end before Electron can be ready, because schemes, the sandbox
 * and the lock must be settled by then.
 */
export function start(desktop: Desktop): void {
  const { electron, argv, report } = desktop;
  const { app, protocol } = electron;

  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([
    {
      scheme: DESKTOP.appScheme,
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
      },
    },
  ]);
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return;
  }

  const inbox = new RouteInbox();
  inbox.openArguments(argv);
  // macOS tells of a link even before the app is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    inbox.openLink(link);
  });
  void app
    .whenReady()
    .then(() => run(desktop, inbox))
    .catch((fault: unknown) => report('start', fault));
}

function run(desktop: Desktop, inbox: RouteInbox): void {
  const { electron, preload, report } = desktop;
  const { app, BrowserWindow, dialog, ipcMain, screen, session, shell } = electron;
  const { isPackaged } = app;

  const log = new Log({ directory: join(app.getPath('userData'), 'logs') });
  guardCrashes({ app, dialog, clock: systemClock, log });
  const settings = new SettingsStore({
    directory: app.getPath('userData'),
    onFault: (fault) => report('settings', fault),
  });
  const windows: Windows = new Windows({
    BrowserWindow,
    options: () => windowOptions({ preload, partition: desk.partition, isPackaged }),
    places: keepPlaces(screen, settings, systemClock),
  });
  const openExternal = makeOpenExternal(shell);
  const openOwnPage = makeOpenOwnPage(windows);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, { openExternal, openOwnPage });
  });
  guardPermissions(session.defaultSession, { usesLoopback: () => false });
  session.defaultSession.on('will-download', (event) => event.preventDefault());

  const desk = openDesk(desktop, desktop.workspace({ isPackaged }), windows);
  const router = new Router({ ipc: ipcMain, isKnownWindow: (one) => windows.isKnown(one), report });
  router.serve('session', answerSession(desk.auth));
  router.serve('keychain', desk.keychain);
  router.serve('surroundings', {
    backend: desk.backend,
    openExternal: (address) => {
      openExternal(address);
      return undefined;
    },
  });

  router.serve('routes', showRoutes(inbox, windows));

  // Development has no installation that a link could start.
  if (isPackaged) app.setAsDefaultProtocolClient(DESKTOP.linkScheme);
  app.on('second-instance', (_event, argv) => {
    windows.present();
    inbox.openArguments(argv);
  });
  app.on('open-url', () => windows.present());
  app.on('activate', () => windows.present());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  app.on('will-quit', () => desk.close());

  windows.open();
}
