import type { Notification, NotificationConstructorOptions } from 'electron';
import { DESKTOP } from '../../shared/desktop/desktop.ts';
import type { ShowNotificationResult } from '../../shared/messaging/notifications/notifications.ts';
import {
  type QuietHours,
  quietHoursEndAt,
} from '../../shared/messaging/notifications/quiet-hours.ts';
import type {
  NotificationReplyTarget,
  SystemNotification,
} from '../../shared/messaging/notifications/system-notification.ts';
import { safeRedirect } from '../../shared/navigation/safe-redirect.ts';
import type { Cancel, Clock } from '../clock.ts';
import { parseToastReply, toastXml } from './toast-xml.ts';

type NativeNotification = Pick<Notification, 'on' | 'show' | 'close'>;

export interface NotificationOptions {
  readonly platform: NodeJS.Platform;
  readonly clock: Clock;
  readonly isSupported: () => boolean;
  readonly create: (options: NotificationConstructorOptions) => NativeNotification;
  /** The effective values, with the policy applied. */
  readonly isOn: () => boolean;
  readonly quietHours: () => QuietHours;
  /** True if notifications must name neither people nor records. */
  readonly hidesContent: () => boolean;
  /** True if the user is looking at this screen now. */
  readonly isInView: (note: SystemNotification) => boolean;
  /** Opens a clicked route, which is queued until a window is ready. */
  readonly open: (note: Pick<SystemNotification, 'workspace' | 'route'>) => void;
  /** Sends a reply to a conversation; false if it wasn't delivered. */
  readonly answer: (
    note: { readonly workspace: string; readonly answers: NotificationReplyTarget },
    text: string,
  ) => Promise<boolean>;
}

/** How long the system has to report whether it shows a notification. */
const SHOW_TIMEOUT_MS = 3000;
const MOST_REMEMBERED = 500;
const MAX_PENDING = 50;

/** A note that must not be shown before a set time, and only if the user's quiet hours on this computer allow it. */
interface PendingNotification {
  readonly note: SystemNotification;
  readonly notBefore: number;
}

/** Shows system notifications and opens the right screen on a click. */
export class NotificationService {
  readonly #options: NotificationOptions;
  /** Keeps references, because a garbage-collected notification loses its clicks. */
  readonly #live = new Map<string, NativeNotification>();
  readonly #seen = new Set<string>();
  #waiting: readonly PendingNotification[] = [];
  #stopWaiting: Cancel = () => {};

  constructor(options: NotificationOptions) {
    this.#options = options;
  }

  /** Shows a note, after `waitMs` at the earliest if the server delays it. */
  async show(note: SystemNotification, waitMs = 0): Promise<ShowNotificationResult> {
    const { isOn, isSupported, quietHours, isInView, clock } = this.#options;
    if (safeRedirect(note.route) === null) return { kind: 'failed', reason: 'route' };
    if (this.#seen.has(keyOf(note))) return { kind: 'suppressed', reason: 'repeated' };
    this.#remember(keyOf(note));
    if (isInView(note)) return { kind: 'suppressed', reason: 'in-view' };
    if (!isOn()) return { kind: 'suppressed', reason: 'off' };
    if (!isSupported()) return { kind: 'failed', reason: 'unsupported' };
    const until = note.urgent ? null : quietHoursEndAt(quietHours(), new Date(clock.now()));
    if (until || waitMs > 0) {
      const pending = { note, notBefore: clock.now() + waitMs };
      this.#waiting = [...this.#waiting, pending].slice(-MAX_PENDING);
      this.recheck();
      return { kind: 'suppressed', reason: 'quiet' };
    }
    return this.#showNow(note);
  }

  /** Call this when quiet hours change and after the computer wakes, since timers pause during sleep. */
  recheck(): void {
    const { quietHours, clock } = this.#options;
    const now = clock.now();
    const quietEnd = quietHoursEndAt(quietHours(), new Date(now))?.getTime() ?? now;
    const dueAt = ({ notBefore }: PendingNotification) => Math.max(notBefore, quietEnd);
    const due = this.#waiting.filter((pending) => dueAt(pending) <= now);
    this.#waiting = this.#waiting.filter((pending) => dueAt(pending) > now);
    if (this.#waiting.length > 0) this.#recheckAt(Math.min(...this.#waiting.map(dueAt)));
    for (const { note } of due) {
      if (this.#options.isOn()) void this.#showNow(note);
    }
  }

  /** Removes a workspace's notes whose ids have these prefixes, because the user has already seen them. */
  takeBack(workspace: string, ...prefixes: readonly string[]): void {
    this.#remove((key) => prefixes.some((prefix) => key.startsWith(`${workspace}/${prefix}`)));
  }

  /**
   * Handles a reply from a Windows toast, which is reported to the app instead of one notification; also for toasts
   * shown by an earlier run.
   */
  answered(toastArguments: string, text: string): void {
    const note = parseToastReply(toastArguments);
    if (note !== null) void this.#answer(note, text);
  }

  /** Removes everything of a workspace on sign-out, since notes name people and places; without an id, of all. */
  clear(workspace?: string): void {
    const isMatch = (key: string) => workspace === undefined || key.startsWith(`${workspace}/`);
    this.#remove(isMatch);
    for (const key of this.#seen) if (isMatch(key)) this.#seen.delete(key);
    if (this.#waiting.length === 0) this.#stopWaiting();
  }

  #remove(isMatch: (key: string) => boolean): void {
    this.#waiting = this.#waiting.filter(({ note }) => !isMatch(keyOf(note)));
    for (const [key, native] of this.#live) {
      if (!isMatch(key)) continue;
      native.close();
      this.#live.delete(key);
    }
  }

  #showNow(complete: SystemNotification): Promise<ShowNotificationResult> {
    const { platform, create, clock, open, hidesContent } = this.#options;
    const note = hidesContent() ? withoutContent(complete) : complete;
    const canReply = platform === 'darwin' && note.answers !== undefined;
    return new Promise((resolve) => {
      const native = create({
        title: note.title,
        body: note.body,
        // macOS returns the id when a click starts the app; Windows uses the link in the toast.
        ...(platform === 'darwin' ? { id: identifierOf(note) } : {}),
        ...(canReply ? { hasReply: true, replyPlaceholder: 'Answer' } : {}),
        ...(platform === 'win32' ? { toastXml: toastXml(note) } : {}),
        ...(platform === 'linux' && note.urgent ? { urgency: 'critical' as const } : {}),
      });
      this.#keep(keyOf(note), native);
      const settle = (outcome: ShowNotificationResult) => {
        cancelTimeout();
        resolve(outcome);
      };
      const cancelTimeout = clock.after(SHOW_TIMEOUT_MS, () =>
        settle({ kind: 'failed', reason: 'system' }),
      );
      native.on('show', () => settle({ kind: 'shown' }));
      native.on('failed', (_event, error) => {
        this.#forget(keyOf(note));
        settle({ kind: 'failed', reason: reasonOf(error) });
      });
      native.on('click', () => {
        this.#live.delete(keyOf(note));
        open(note);
      });
      const { answers } = note;
      if (canReply && answers !== undefined) {
        native.on('reply', ({ reply }) => void this.#answer({ ...note, answers }, reply));
      }
      native.show();
    });
  }

  /** Reports a reply that wasn't delivered with its text; a click leads to where it can be sent again. */
  async #answer(
    note: Pick<Required<SystemNotification>, 'workspace' | 'id' | 'route' | 'answers'>,
    text: string,
  ): Promise<void> {
    this.#live.delete(keyOf(note));
    const isSent = await this.#options.answer(note, text).catch(() => false);
    if (isSent) return;
    const { workspace, route } = note;
    const id = `${note.id}:unsent`;
    await this.#showNow({ workspace, id, title: "Your reply wasn't sent", body: text, route });
  }

  #recheckAt(timestamp: number): void {
    const { clock } = this.#options;
    this.#stopWaiting();
    this.#stopWaiting = clock.after(Math.max(0, timestamp - clock.now()), () => this.recheck());
  }

  #keep(id: string, native: NativeNotification): void {
    this.#live.set(id, native);
    const [oldest] = this.#live.keys();
    if (this.#live.size > MOST_REMEMBERED && oldest !== undefined) this.#live.delete(oldest);
  }

  #remember(id: string): void {
    this.#seen.add(id);
    const [oldest] = this.#seen;
    if (this.#seen.size > MOST_REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** A note that wasn't shown may be retried. */
  #forget(id: string): void {
    this.#live.delete(id);
    this.#seen.delete(id);
  }
}

/** macOS lets only signed apps notify, and only with the user's permission. */
const reasonOf = (error: string): 'not-allowed' | 'system' =>
  /UNErrorDomain|not allowed|not authori[sz]ed|code.?sign/i.test(error) ? 'not-allowed' : 'system';

/** Without its text, a message has no reply field. */
function withoutContent({ answers: _answers, ...note }: SystemNotification): SystemNotification {
  return { ...note, title: DESKTOP.productName, body: '' };
}

/** Ids are unique in their workspace only. */
const keyOf = ({ workspace, id }: Pick<SystemNotification, 'workspace' | 'id'>): string =>
  `${workspace}/${id}`;

const identifierOf = (note: SystemNotification): string => `${keyOf(note)} ${note.route}`;

/** Returns where the notification that started the app (macOS) leads, if the app created it. */
export function parseNotificationRoute(
  identifier: string,
): Pick<SystemNotification, 'workspace' | 'route'> | null {
  const workspace = /^([0-9a-f]{16})\//.exec(identifier)?.[1];
  const route = safeRedirect(identifier.slice(identifier.lastIndexOf(' ') + 1));
  return workspace === undefined || route === null ? null : { workspace, route };
}
