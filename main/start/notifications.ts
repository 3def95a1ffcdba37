import { randomUUID } from 'node:crypto';
import type { App, BrowserWindow, Notification as NativeNotification } from 'electron';
import type { Caller, Handlers } from '#shared/desktop/ipc.ts';
import type { ShowNotificationResult } from '#shared/messaging/notifications/notifications.ts';
import {
  createTestNotification,
  type SystemNotification,
} from '#shared/messaging/notifications/system-notification.ts';
import { isRouteOpenAt } from '#shared/navigation/dashboards.ts';
import type { RouteRequest } from '../deep-links/parse.ts';
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
import { MAIN_PROCESS, partitionOf, type WorkspaceContext } from './workspace-context.ts';
import type { WorkspaceContexts } from './workspace-contexts.ts';
import type { WorkspaceSwitcher } from './workspace-switcher.ts';

interface Notifications {
  readonly handlers: Handlers<'notifications'>;
  /** Clears a workspace's notifications on sign-out, since they name people and places. */
  clear(workspace: string): void;
}

interface Parts {
  readonly desks: Pick<WorkspaceContexts, 'of' | 'require' | 'find' | 'current'>;
  readonly tray: Pick<AppTray, 'setUnread'>;
  readonly switcher: Pick<WorkspaceSwitcher, 'unread' | 'setUnread' | 'onChange'>;
}

/** On macOS a click on a notification may start the app, which is reported once, when it is ready. */
export function handleLaunchNotification(app: Pick<App, 'once'>, inbox: RouteInbox): void {
  app.once('ready', (_event, launch) => {
    const identifier: unknown = launch?.identifier;
    const launched = typeof identifier === 'string' ? parseNotificationRoute(identifier) : null;
    if (launched !== null) inbox.open(requestOf(launched));
  });
}

/** Shows notifications and the badge for the windows, and opens the screen on a click. */
export function serveNotifications(shell: Shell, { desks, tray, switcher }: Parts): Notifications {
  const { desktop, clock, inbox, log, settings, organization, windows } = shell;
  const open = (note: NoteTarget) => inbox.open(requestOf(note));
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
    hidesContent: () =>
      effectiveSetting(
        'hidesNotificationContent',
        { hidesNotificationContent: settings.get('hidesNotificationContent') },
        organization.policy,
      ),
    isInView: ({ workspace, route }) =>
      windows.of(partitionOf(workspace)).some((window) => shows(window, route)),
    open,
    answer: async ({ workspace, answers: to }, text) => {
      const desk = desks.find(workspace);
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
    return { workspace: desk.id, url, publishableKey, accessToken, fetch: shell.proxy.fetch };
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

  let productName: string | undefined;
  function showUnread(): void {
    badge.show(switcher.unread);
    tray.setUnread(switcher.unread, productName);
  }
  switcher.onChange(showUnread);

  return {
    handlers: {
      show: ({ id }, caller) => showNotification(id, caller),
      takeBack({ ids, because }, caller) {
        const desk = desks.require(caller);
        const isLookedAt = windows.focused()?.webContents.id === caller.contentsId;
        // A screen also changes when the user isn't looking at it.
        if (because === 'read' || isLookedAt) {
          service.takeBack(desk.id, ...ids.map(notificationIdPrefix));
        }
        return undefined;
      },
      showCount({ count, name }, caller) {
        const desk = desks.require(caller);
        if (desk === desks.current) productName = name;
        switcher.setUnread(desk.id, count);
        showUnread();
        return undefined;
      },
      test: (_request, caller) =>
        service.show(createTestNotification(desks.require(caller).id, randomUUID())),
    },
    clear(workspace) {
      service.clear(workspace);
      if (desks.current?.id === workspace) productName = undefined;
      switcher.setUnread(workspace, 0);
      showUnread();
      // Notifications of earlier runs can't be told apart.
      if (earlier === null) return;
      Notification.removeAll();
      earlier = null;
    },
  };
}

type NoteTarget = Pick<SystemNotification, 'workspace' | 'route'>;

const requestOf = ({ workspace, route }: NoteTarget): RouteRequest => ({
  route,
  target: { workspace },
});

/** On macOS, notifications of earlier runs remain, and their clicks do nothing without a listener. */
async function reviveEarlier(
  notifications: Pick<typeof NativeNotification, 'getHistory'>,
  open: (note: NoteTarget) => void,
  log: Pick<Log, 'error'>,
): Promise<readonly NativeNotification[]> {
  const revived = await notifications.getHistory().catch((error: unknown) => {
    log.error('could not read earlier notifications', error);
    return [];
  });
  for (const earlier of revived) {
    const note = parseNotificationRoute(earlier.id);
    if (note !== null) earlier.on('click', () => open(note));
  }
  return revived;
}

/** True if the user is looking at this screen in this window. */
function shows(window: BrowserWindow, route: string): boolean {
  if (window.isDestroyed() || !window.isFocused()) return false;
  const address = window.webContents.getURL();
  return URL.canParse(address) && isRouteOpenAt(route, new URL(address).pathname);
}
