import { join } from 'node:path';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import { linkTo } from '#shared/routes.ts';
import { systemClock } from '../clock.ts';
import { logNativeCrashes } from '../crash/native-crashes.ts';
import { RouteInbox } from '../deep-links/route-inbox.ts';
import { makeOpenExternal } from '../guards/external-links.ts';
import { guardNavigation } from '../guards/navigation.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { Router } from '../ipc/router.ts';
import { Listeners } from '../listeners.ts';
import { Log } from '../log/log.ts';
import { HIDDEN_FLAG, startsHidden } from '../login-item/login-item.ts';
import { SystemEvents } from '../power/stream.ts';
import { SettingsStore, STORE_CHANNEL } from '../settings/settings.ts';
import { SearchShortcut } from '../shortcuts/search-shortcut.ts';
import { windowOptions } from '../window/options.ts';
import { makeOpenOwnPage } from '../window/own-page.ts';
import { Windows } from '../window/windows.ts';
import { serveContextMenu } from './context-menu.ts';
import type { Desktop } from './desktop.ts';
import { serveDiagnostics } from './diagnostics.ts';
import { handleStartFailure, handleUncaughtErrors } from './fatal-errors.ts';
import { guardCrashes } from './guard-crashes.ts';
import { hardwareAcceleration } from './hardware-acceleration.ts';
import { openLoginItem } from './login-item.ts';
import { installMenu } from './menu.ts';
import { handleLaunchNotification, serveNotifications } from './notifications.ts';
import { printWindow, servePrinting } from './print.ts';
import { serveProxyLogin } from './proxy-login.ts';
import { trackQuitState } from './quit-state.ts';
import { showRecentItems } from './recent.ts';
import { isTooOld, requireUpdate } from './require-update.ts';
import { watchResume } from './resume.ts';
import { makeWorkspaces } from './run-workspaces.ts';
import { serveSettings } from './settings.ts';
import type { Shell } from './shell.ts';
import { showRoutes } from './show-routes.ts';
import { openTray } from './tray.ts';
import { watchUnsavedWork } from './unsaved-work.ts';
import { runUpdates } from './updates.ts';
import { syncZoom, trackWindowPlaces } from './window-places.ts';
import { WorkspaceContexts } from './workspace-contexts.ts';

/**
 * Assembles the app. Runs synchronously before Electron is ready, because schemes, the sandbox and the lock must be
 * set by then. The promise resolves when the app is running.
 */
export function start(desktop: Desktop): Promise<void> {
  const { electron, argv } = desktop;
  const { app, crashReporter, protocol } = electron;

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

  // Same id as the installer's shortcut: Windows shows no notifications of unknown apps.
  if (desktop.platform === 'win32') app.setAppUserModelId(DESKTOP.appId);

  const inbox = new RouteInbox();
  inbox.openArguments(argv);
  // macOS reports a link even before the app is ready.
  app.on('open-url', (event, link) => {
    event.preventDefault();
    inbox.openLink(link);
  });
  handleLaunchNotification(app, inbox);
  const log = new Log({ directory: join(app.getPath('userData'), 'logs') });
  handleUncaughtErrors(desktop, log);
  // Dumps stay on this computer until the next start logs them.
  crashReporter.start({ uploadToServer: false });
  const acceleration = hardwareAcceleration(app.getPath('userData'));
  if (acceleration.isDisabled()) app.disableHardwareAcceleration();
  const policy = desktop.loadPolicy({ isPackaged: app.isPackaged });
  // Handled where it is awaited.
  policy.catch(() => undefined);
  return app
    .whenReady()
    .then(async () => {
      logNativeCrashes(app.getPath('crashDumps'), log);
      const organization = await policy;
      acceleration.save(organization.policy.disableHardwareAcceleration ?? false);
      await run(makeShell(desktop, { inbox, log, organization }));
    })
    .catch((error: unknown) => handleStartFailure(desktop, log, error));
}

function makeShell(desktop: Desktop, early: Pick<Shell, 'inbox' | 'log' | 'organization'>): Shell {
  const { app, BrowserWindow, ipcMain, powerMonitor, screen } = desktop.electron;
  const { log } = early;
  const clock = systemClock;
  const quitState = trackQuitState(desktop);
  const events = new SystemEvents(powerMonitor);
  const settings = new SettingsStore({
    directory: app.getPath('userData'),
    onFault: (error) => log.error('could not save the settings', error),
  });
  ipcMain.removeAllListeners(STORE_CHANNEL);
  const { isPackaged } = app;
  const windows = new Windows({
    BrowserWindow,
    options: (partition) => windowOptions({ preload: desktop.preload, partition, isPackaged }),
    places: trackWindowPlaces(screen, settings, clock),
    clock,
  });
  const router = new Router({
    ipc: ipcMain,
    isKnownWindow: (one) => windows.isKnown(one),
    report: (channel, error) => log.error(`${channel} failed`, error),
  });
  const signOuts: Shell['signOuts'] = new Listeners();
  const sessions: Shell['sessions'] = new Listeners();
  const belongings: Shell['belongings'] = [];
  return {
    desktop,
    clock,
    settings,
    windows,
    proxy: serveProxyLogin({ desktop, windows, clock }),
    router,
    events,
    leaving: quitState,
    sessions,
    signOuts,
    belongings,
    ...early,
  };
}

async function run(shell: Shell): Promise<void> {
  const { desktop, log, windows, router } = shell;
  const { app, session, shell: system } = desktop.electron;

  for (const warning of shell.organization.diagnostics) log.warning(warning);
  const desks = new WorkspaceContexts(shell);
  const openExternal = makeOpenExternal(system, () => desks.mailbox);
  const openOwnPage = makeOpenOwnPage(windows);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, { openExternal, openOwnPage });
  });
  router.serve('proxyLogin', shell.proxy.handlers);
  if (isTooOld(shell)) {
    // Without windows there is no unsaved work.
    return requireUpdate(
      shell,
      runUpdates(shell, () => Promise.resolve(true)),
    );
  }
  guardCrashes(shell);
  const zoom = syncZoom(shell);
  serveContextMenu(shell, { openExternal, openOwnPage });
  guardPermissions(session.defaultSession, { usesLoopback: () => false });
  session.defaultSession.on('will-download', (event) => event.preventDefault());

  router.serve('session', {
    ...desks.answer('session', (desk) => desk.session),
    signIn(request, caller) {
      shell.proxy.askAgain();
      return desks.require(caller).session.signIn(request, caller);
    },
    // Without a workspace there is no session.
    current: (request, caller) => desks.of(caller)?.session.current(request, caller) ?? null,
    accessToken: (request, caller) =>
      desks.of(caller)?.session.accessToken(request, caller) ?? null,
  });
  router.serve(
    'keychain',
    desks.answer('keychain', (desk) => desk.keychain),
  );
  router.serve(
    'downloads',
    desks.answer('downloads', (desk) => desk.downloads.handlers),
  );
  router.serve('printing', servePrinting(shell));
  router.serve('surroundings', {
    backend(_request, caller) {
      return desks.require(caller).backend();
    },
    openExternal: (address) => {
      openExternal(address);
      return undefined;
    },
  });
  router.serve('page', watchResume(shell));

  const pages = showRoutes(windows);
  const { open, search } = pages;
  router.serve('routes', pages.handlers);
  // Before the unsaved-work check, since a window hidden in the tray loses nothing.
  const tray = openTray(shell, {
    open,
    search,
    switchWorkspace: (index) => workspaces.switchTo(index),
  });
  const work = watchUnsavedWork(shell);
  router.serve('work', work.handlers);
  const { belongings } = shell;
  const workspaces = makeWorkspaces(shell, desks, pages, work);
  const updates = runUpdates(shell, () => work.mayEnd('restart'));
  router.serve('updates', updates.handlers);
  const diagnostics = serveDiagnostics(shell, {
    keychain: async () => (await desks.current?.keychain.standing())?.state ?? null,
    workspace: () => desks.current?.address.url ?? null,
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
  const menu = installMenu(shell, {
    openExternal,
    zoom,
    search,
    reload(window) {
      shell.proxy.askAgain();
      work.reload(window);
    },
    openSettings: () => open(linkTo('appSettings')),
    exportDiagnostics: () => void diagnostics.exportFromMenu(),
    printToPdf: (window) => void printWindow(shell, window),
    checkForUpdates: () => {
      shell.proxy.askAgain();
      updates.check();
      open(linkTo('appSettings'));
    },
    switchWorkspace: workspaces.switchTo,
    addWorkspace: workspaces.addWorkspace,
    canAddWorkspace: workspaces.canAdd,
    hasUpdates: updates.state().kind !== 'disabled',
  });
  workspaces.switcher.onChange((items) => {
    menu.setWorkspaces(items);
    tray.setWorkspaces(items);
  });

  const notifications = serveNotifications(shell, { desks, tray, switcher: workspaces.switcher });
  router.serve('notifications', notifications.handlers);
  shell.signOuts.add((id) => notifications.clear(id));
  belongings.push({ name: 'notifications', clear: (id) => notifications.clear(id) });

  showRecentItems(shell, desks);
  followSystem(shell);
  const canBeFound = tray.isThere || desktop.platform === 'darwin';
  if (startsHidden({ platform: desktop.platform, app }, desktop.argv, canBeFound)) {
    windows.keepHidden();
  }
  await workspaces.resume();
}

/** Registers the user's global shortcut while the app runs. */
function takeShortcut(
  { desktop, settings }: Pick<Shell, 'desktop' | 'settings'>,
  search: () => void,
): SearchShortcut {
  const { app, globalShortcut } = desktop.electron;
  const shortcut = new SearchShortcut(globalShortcut, search);
  shortcut.change(settings.get('searchShortcut'));
  app.on('will-quit', () => shortcut.close());
  return shortcut;
}

/** Handles system requests to the running app: come to the front, open a link, quit. */
function followSystem({ desktop, inbox, windows }: Shell): void {
  const { app } = desktop.electron;
  // In development there is no installation that a link could start.
  if (app.isPackaged) app.setAsDefaultProtocolClient(DESKTOP.linkScheme);
  app.on('second-instance', (_event, argv) => {
    // A second start at login is not a request for a window.
    if (!argv.includes(HIDDEN_FLAG)) windows.present();
    inbox.openArguments(argv);
  });
  app.on('open-url', () => windows.present());
  app.on('activate', () => windows.present());
  const quitUnlessMac = () => {
    if (process.platform !== 'darwin') app.quit();
  };
  app.on('window-all-closed', quitUnlessMac);
  windows.onOnlyHiddenLeft(quitUnlessMac);
}
