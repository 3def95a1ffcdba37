import type { Message } from './conversation.ts';
import type { Outgoing } from './outbox.ts';

/** A row of a thread. */
export type ThreadRow =
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** True for the first message of its day. */
      readonly isNewDay: boolean;
      /** True if it starts a run of messages from one person and shows their name. */
      readonly isFirst: boolean;
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly message: Outgoing };

const TOGETHER_MS = 5 * 60_000;

const dayOf = (timestamp: string): string => new Date(timestamp).toDateString();

const belongTogether = (before: Message, message: Message): boolean =>
  before.sender_id === message.sender_id &&
  before.message_type !== 'system' &&
  message.message_type !== 'system' &&
  message.reply_to === null &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS;

interface Shown {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly outgoing: readonly Outgoing[];
  /** The first message unread when the thread was opened; the unread line is above it. */
  readonly firstUnread: string | null;
}

/**
 * Returns the rows of a thread. Each message is a row under its own id, so the reading position holds when older ones
 * load above. No date is shown for a day that may have begun before the loaded messages.
 */
export function buildThreadRows({
  messages,
  hasOlder,
  outgoing,
  firstUnread,
}: Shown): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const isNewDay =
      before === undefined ? !hasOlder : dayOf(before.created_at) !== dayOf(message.created_at);
    const isLine = message.id === firstUnread;
    if (isLine) rows.push({ kind: 'unread', key: 'unread' });
    const isFirst = isNewDay || isLine || before === undefined || !belongTogether(before, message);
    rows.push({ kind: 'message', key: message.id, message, isNewDay, isFirst });
    before = message;
  }
  const there = new Set(messages.map(({ id }) => id));
  for (const queued of outgoing) {
    if (!there.has(queued.id)) rows.push({ kind: 'outgoing', key: queued.id, message: queued });
  }
  return rows;
}
