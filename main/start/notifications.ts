import { randomUUID } from 'node:crypto';
import type { App, BrowserWindow, Notification as NativeNotification } from 'electron';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { ShowNotificationResult } from '#shared/messaging/notifications/notifications.ts';
import { createTestNotification } from '#shared/messaging/notifications/system-notification.ts';
import { isRouteOpenAt } from '#shared/navigation/dashboards.ts';
import type { RouteInbox } from '../deep-links/route-inbox.ts';
import type { Log } from '../log/log.ts';
import {
  NotificationService,
  parseNotificationRoute,
} from '../notifications/notification-service.ts';
import {
  fetchNotification,
  getDesktopDelay,
  notificationIdPrefix,
  type Server,
  sendReply,
} from '../notifications/server-notifications.ts';
import { effectiveSetting } from '../policy/policy.ts';
import type { AppTray } from '../tray/tray.ts';
import { syncBadge } from './badge.ts';
import type { Shell } from './shell.ts';
import type { WorkspaceContext } from './workspace-context.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';

/** The caller is this process, which checks who is signed in. */
const MAIN_PROCESS: Caller = { contentsId: -1 };

interface Notifications {
  readonly handlers: Handlers<'notifications'>;
  /** Clears on sign-out and workspace change, since notifications name people and places. */
  clear(): void;
}

interface Parts {
  readonly open: (route: string) => void;
  readonly desks: Pick<WorkspaceContexts, 'of' | 'current'>;
  readonly tray: Pick<AppTray, 'setUnread'>;
}

/** On macOS a click on a notification may start the app, which is reported once, when it is ready. */
export function handleLaunchNotification(app: Pick<App, 'once'>, inbox: RouteInbox): void {
  app.once('ready', (_event, launch) => {
    const identifier: unknown = launch?.identifier;
    const route = typeof identifier === 'string' ? parseNotificationRoute(identifier) : null;
    if (route !== null) inbox.open(route);
  });
}

/** Shows notifications and the badge for the windows, and opens the screen on a click. */
export function serveNotifications(shell: Shell, { open, desks, tray }: Parts): Notifications {
  const { desktop, clock, log, settings, organization, windows } = shell;
  const { app, Notification } = desktop.electron;
  const { platform } = desktop;
  const service = new NotificationService({
    platform,
    clock,
    isSupported: () => Notification.isSupported(),
    create: (options) => new Notification(options),
    isOn: () => settings.get('notifications'),
    quietHours: () =>
      effectiveSetting(
        'quietHours',
        { quietHours: settings.get('quietHours') },
        organization.policy,
      ),
    isInView: (route) => windows.all.some((window) => shows(window, route)),
    open,
    answer: async (to, text) => {
      const desk = desks.current;
      const server = await serverOf(desk);
      const session = await desk?.session.current(undefined, MAIN_PROCESS);
      if (server === null || !session) return false;
      return sendReply(server, { id: randomUUID(), sender: session.userId, to, text });
    },
  });
  async function serverOf(desk: WorkspaceContext | null): Promise<Server | null> {
    const accessToken = await desk?.session.accessToken(undefined, MAIN_PROCESS);
    if (!desk || !accessToken) return null;
    const { url, publishableKey } = await desk.backend();
    return { url, publishableKey, accessToken, fetch: shell.proxy.fetch };
  }
  async function showNotification(id: string, caller: Caller): Promise<ShowNotificationResult> {
    const server = await serverOf(desks.of(caller));
    const notice = server && (await fetchNotification(server, id).catch(() => null));
    if (server === null || notice === null) return { kind: 'failed', reason: 'system' };
    const waitMs = await getDesktopDelay(server, notice.kind).catch(() => undefined);
    if (waitMs === undefined) return { kind: 'failed', reason: 'system' };
    if (waitMs === null) return { kind: 'suppressed', reason: 'off' };
    return service.show(notice.note, waitMs);
  }
  if (platform === 'win32') {
    Notification.handleActivation(({ type, arguments: activationArgs, reply }) => {
      if (type === 'reply') service.answered(activationArgs, reply ?? '');
    });
  }
  const badge = syncBadge(shell);

  const recheck = () => service.recheck();
  settings.onChange('quietHours', recheck);
  settings.onChange('notifications', recheck);
  shell.events.onEvent((event) => {
    if (event === 'resume' || event === 'unlock') recheck();
  });
  // Keeps references, because a garbage-collected notification loses its clicks.
  let earlier = platform === 'darwin' ? reviveEarlier(Notification, open, log) : null;
  // A click on a notification that outlives the app would do nothing there.
  if (platform === 'linux') app.on('will-quit', () => service.clear());

  return {
    handlers: {
      show: ({ id }, caller) => showNotification(id, caller),
      takeBack({ ids, because }, { contentsId }) {
        const isLookedAt = windows.focused()?.webContents.id === contentsId;
        // A screen also changes when the user isn't looking at it.
        if (because === 'read' || isLookedAt) service.takeBack(...ids.map(notificationIdPrefix));
        return undefined;
      },
      showCount({ count, name }) {
        badge.show(count);
        tray.setUnread(count, name);
        return undefined;
      },
      test: () => service.show(createTestNotification(randomUUID())),
    },
    clear() {
      service.clear();
      badge.show(0);
      tray.setUnread(0);
      if (earlier === null) return;
      Notification.removeAll();
      earlier = null;
    },
  };
}

/** On macOS, notifications of earlier runs remain, and their clicks do nothing without a listener. */
async function reviveEarlier(
  notifications: Pick<typeof NativeNotification, 'getHistory'>,
  open: (route: string) => void,
  log: Pick<Log, 'error'>,
): Promise<readonly NativeNotification[]> {
  const revived = await notifications.getHistory().catch((error: unknown) => {
    log.error('could not read earlier notifications', error);
    return [];
  });
  for (const earlier of revived) {
    const route = parseNotificationRoute(earlier.id);
    if (route !== null) earlier.on('click', () => open(route));
  }
  return revived;
}

/** True if the user is looking at this screen in this window. */
function shows(window: BrowserWindow, route: string): boolean {
  if (window.isDestroyed() || !window.isFocused()) return false;
  const address = window.webContents.getURL();
  return URL.canParse(address) && isRouteOpenAt(route, new URL(address).pathname);
}
