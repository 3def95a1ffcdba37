import { join } from 'node:path';
import { DESKTOP } from '#shared/desktop.ts';
import { linkTo } from '#shared/routes.ts';
import { systemClock } from '../clock.ts';
import { RouteInbox } from '../deep-links/route-inbox.ts';
import { makeOpenExternal } from '../guards/external-links.ts';
import { guardNavigation } from '../guards/navigation.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { Router } from '../ipc/router.ts';
import { Log } from '../log/log.ts';
import { startsHidden } from '../login-item/login-item.ts';
import { SystemEvents } from '../power/stream.ts';
import { answerSession } from '../session/answer-session.ts';
import { SettingsStore } from '../settings/settings.ts';
import { windowOptions } from '../window/options.ts';
import { makeOpenOwnPage } from '../window/own-page.ts';
import { Windows } from '../window/windows.ts';
import { openDesk } from './desk.ts';
import type { Desktop } from './desktop.ts';
import { serveDiagnostics } from './diagnostics.ts';
import { followSystem } from './follow-system.ts';
import { guardCrashes } from './guard-crashes.ts';
import { watchLeaving } from './leaving.ts';
import { openLoginItem } from './login-item.ts';
import { hangMenu } from './menu.ts';
import { followLaunchNote, serveNotifications } from './notifications.ts';
import { printWindow, servePrinting } from './print.ts';
import { serveSettings } from './settings.ts';
import type { Shell } from './shell.ts';
import { takeShortcut } from './shortcut.ts';
import { showRoutes } from './show-routes.ts';
import { openTray } from './tray.ts';
import { watchUnsavedWork } from './unsaved-work.ts';
import { runUpdates } from './updates.ts';
import { guardWaking } from './wake.ts';
import { keepPlaces } from './window-places.ts';
import { keepZoom } from './zoom.ts';

/**
 * Puts the app together. Runs to its end before Electron can be ready, because schemes, the sandbox
 * and the lock must be settled by then. What it answers ends when the app stands.
 */
export function start(desktop: Desktop): Promise<void> {
  const { electron, argv } = desktop;
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
    return Promise.resolve();
  }

  // As the installers name the shortcut: Windows shows no notification of an app that it does not know.
  if (desktop.platform === 'win32') app.setAppUserModelId(DESKTOP.appId);

  const inbox = new RouteInbox();
  inbox.openArguments(argv);
  // macOS tells of a link even before the app is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    inbox.openLink(link);
  });
  followLaunchNote(app, inbox);
  const log = new Log({ directory: join(app.getPath('userData'), 'logs') });
  const policy = desktop.loadPolicy({ isPackaged: app.isPackaged });
  return app
    .whenReady()
    .then(async () => run(makeShell(desktop, { inbox, log, organisation: await policy })))
    .catch((fault: unknown) => log.error('the start failed', fault));
}

function makeShell(desktop: Desktop, early: Pick<Shell, 'inbox' | 'log' | 'organisation'>): Shell {
  const { app, BrowserWindow, ipcMain, powerMonitor, screen } = desktop.electron;
  const { log } = early;
  const clock = systemClock;
  const leaving = watchLeaving(desktop);
  const events = new SystemEvents(powerMonitor);
  const settings = new SettingsStore({
    directory: app.getPath('userData'),
    onFault: (fault) => log.error('the settings could not be kept', fault),
  });
  const { isPackaged } = app;
  const windows = new Windows({
    BrowserWindow,
    options: (partition) => windowOptions({ preload: desktop.preload, partition, isPackaged }),
    places: keepPlaces(screen, settings, clock),
  });
  const router = new Router({
    ipc: ipcMain,
    isKnownWindow: (one) => windows.isKnown(one),
    report: (channel, fault) => log.error(`${channel} failed`, fault),
  });
  return { desktop, clock, settings, windows, router, events, leaving, ...early };
}

function run(shell: Shell): void {
  const { desktop, inbox, log, windows, router } = shell;
  const { app, session, shell: system } = desktop.electron;

  for (const sentence of shell.organisation.diagnostics) log.warning(sentence);
  guardCrashes(shell);
  const zoom = keepZoom(shell);
  const openExternal = makeOpenExternal(system);
  const openOwnPage = makeOpenOwnPage(windows);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, { openExternal, openOwnPage });
  });
  guardPermissions(session.defaultSession, { usesLoopback: () => false });
  session.defaultSession.on('will-download', (event) => event.preventDefault());

  const workspace = desktop.workspace({ isPackaged: app.isPackaged });
  const desk = openDesk(shell, workspace);
  windows.use(desk.partition);
  router.serve('session', answerSession(desk.auth));
  router.serve('keychain', desk.keychain);
  router.serve('downloads', desk.downloads);
  router.serve('printing', servePrinting(shell));
  router.serve('surroundings', {
    backend: desk.backend,
    openExternal: (address) => {
      openExternal(address);
      return undefined;
    },
  });
  router.serve('page', guardWaking(shell));

  const work = watchUnsavedWork(shell);
  router.serve('work', work.handlers);
  const updates = runUpdates(shell, work.mayEnd);
  router.serve('updates', updates.handlers);

  const { handlers, open, search } = showRoutes(inbox, windows);
  router.serve('routes', handlers);
  const tray = openTray(shell, { open, search });
  const diagnostics = serveDiagnostics(shell, {
    keychain: () => desk.keychain.standing(),
    workspace: () => workspace.url,
    updates: updates.state,
  });
  router.serve('diagnostics', diagnostics.handlers);
  router.serve(
    'settings',
    serveSettings(shell, {
      tray,
      shortcut: takeShortcut(shell, search),
      loginItem: openLoginItem(shell),
    }),
  );
  hangMenu(shell, {
    openExternal,
    zoom,
    search,
    openSettings: () => open(linkTo('appSettings')),
    exportDiagnostics: () => void diagnostics.exportFromMenu(),
    printToPdf: (window) => void printWindow(shell, window),
    checkForUpdates: () => {
      updates.check();
      open(linkTo('appSettings'));
    },
    hasUpdates: updates.state().kind !== 'disabled',
  });

  const notifications = serveNotifications(shell, open);
  router.serve('notifications', notifications.handlers);
  desk.auth.onChange((now) => {
    if (now === null) notifications.clear();
  });

  followSystem(shell);
  app.on('will-quit', () => desk.close());
  const canBeFound = tray.isThere || desktop.platform === 'darwin';
  const isHidden = startsHidden({ platform: desktop.platform, app }, desktop.argv, canBeFound);
  windows.open('/', { isHidden });
}
