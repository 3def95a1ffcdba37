import { findNotificationKind } from '../../shared/messaging/notifications/kinds.ts';
import { notificationPath } from '../../shared/messaging/notifications/notification-path.ts';
import type {
  NotificationReplyTarget,
  SystemNotification,
} from '../../shared/messaging/notifications/system-notification.ts';
import { linkTo } from '../../shared/routes.ts';

/** A workspace's server and the signed-in user's access token. */
export interface Server {
  readonly workspace: string;
  readonly url: string;
  readonly publishableKey: string;
  readonly accessToken: string;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
}

/** A server that hangs must not block notifications. */
const TIMEOUT_MS = 10_000;
const MAX_REPLY_LENGTH = 8000;
/** Times within this interval count as equal. */
const TIME_TOLERANCE_MS = 2000;

function sendRequest(
  { url, publishableKey, accessToken, fetch }: Server,
  path: string,
  init?: RequestInit,
) {
  return fetch(new URL(`/rest/v1/${path}`, url).href, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
    },
  });
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A notification as stored on the server. */
export interface ServerNotification {
  readonly kind: string;
  readonly note: SystemNotification;
}

/**
 * Fetches a notification's text from the server. A page only passes the id, so it can't show anything the user didn't
 * receive. Null if it isn't the user's or was deleted.
 */
export async function fetchNotification(
  server: Server,
  id: string,
): Promise<ServerNotification | null> {
  const columns = 'kind,title,message,metadata,created_at';
  const response = await sendRequest(server, `notifications?id=eq.${id}&select=${columns}`);
  if (!response.ok) return null;
  const [row] = (await response.json()) as readonly Readonly<Record<string, unknown>>[];
  if (row === undefined) return null;
  const kind = textIn(row.kind);
  const replyTarget = kind === 'new_message' ? parseReplyTarget(row.metadata) : null;
  const note = {
    workspace: server.workspace,
    // A grouped notification is shown again when it gets new items.
    id: `${notificationIdPrefix(id)}${textIn(row.created_at)}`,
    title: textIn(row.title),
    body: textIn(row.message),
    route: notificationPath(row.metadata) ?? linkTo('notifications'),
    ...(findNotificationKind(kind)?.isUrgent === true && { urgent: true }),
    ...(replyTarget !== null && { answers: replyTarget }),
  };
  return { kind, note };
}

function parseReplyTarget(metadata: unknown): NotificationReplyTarget | null {
  const { conversation_id, message_id } = (metadata ?? {}) as Record<string, unknown>;
  const conversation = textIn(conversation_id);
  return conversation === '' ? null : { conversation, upTo: textIn(message_id) || null };
}

/** Returns the prefix of all note ids for a notification. */
export const notificationIdPrefix = (id: string): string => `notice:${id}:`;

/**
 * Returns how long to wait before showing a kind, by the user's settings; null for never. Both times are the
 * server's, since the computer's clock may be wrong; its timers are accurate to the second.
 */
export async function getDesktopDelay(server: Server, kind: string): Promise<number | null> {
  const response = await sendRequest(server, 'rpc/next_delivery_time', {
    method: 'POST',
    body: JSON.stringify({ kind }),
  });
  if (!response.ok)
    throw new Error(`The server returned ${response.status} for a notification's delivery time.`);
  const deliveries = (await response.json()) as readonly Readonly<Record<string, unknown>>[];
  const at = Date.parse(textIn(deliveries.find(({ channel }) => channel === 'desktop')?.at));
  if (Number.isNaN(at)) return null;
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  const wait = at - now;
  return wait > TIME_TOLERANCE_MS ? wait : 0;
}

/** Sends a reply from a notification and marks the conversation as read; false if it wasn't delivered. */
export async function sendReply(
  server: Server,
  message: {
    readonly id: string;
    readonly sender: string;
    readonly to: NotificationReplyTarget;
    readonly text: string;
  },
): Promise<boolean> {
  const { conversation, upTo } = message.to;
  const text = message.text.trim();
  if (text === '' || text.length > MAX_REPLY_LENGTH) return false;
  const response = await sendRequest(server, 'conversation_messages', {
    method: 'POST',
    body: JSON.stringify({
      id: message.id,
      conversation_id: conversation,
      sender_id: message.sender,
      message_text: text,
      message_type: 'text',
    }),
  });
  if (!response.ok) return false;
  if (upTo !== null) {
    const body = JSON.stringify({ conversation_id: conversation, up_to: upTo });
    // The reply was delivered, so a failure here doesn't matter.
    await sendRequest(server, 'rpc/mark_conversation_read', { method: 'POST', body }).catch(
      () => undefined,
    );
  }
  return true;
}
