import type { Message } from './conversation.ts';
import type { Outgoing } from './outbox.ts';

/** What stands in a thread, one below the other. */
export type ThreadRow =
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** It begins what one person said at one time, and so carries their name. */
      readonly isFirst: boolean;
    }
  | { readonly kind: 'outgoing'; readonly key: string; readonly letter: Outgoing };

const TOGETHER_MS = 5 * 60_000;

const dayOf = (moment: string): string => new Date(moment).toDateString();

const belongTogether = (before: Message, message: Message): boolean =>
  before.sender_id === message.sender_id &&
  before.message_type !== 'system' &&
  message.message_type !== 'system' &&
  message.reply_to === null &&
  Date.parse(message.created_at) - Date.parse(before.created_at) < TOGETHER_MS;

/** The rows of a thread; the line stands above the message that was the first unread one when it was opened. */
export function rowsOf(
  messages: readonly Message[],
  outgoing: readonly Outgoing[],
  firstUnread: string | null,
): readonly ThreadRow[] {
  const rows: ThreadRow[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const isNewDay = before === undefined || dayOf(before.created_at) !== dayOf(message.created_at);
    if (isNewDay) {
      const at = message.created_at;
      rows.push({ kind: 'day', key: `day-${dayOf(at)}`, at });
    }
    const isLine = message.id === firstUnread;
    if (isLine) rows.push({ kind: 'unread', key: 'unread' });
    const isFirst = isNewDay || isLine || before === undefined || !belongTogether(before, message);
    rows.push({ kind: 'message', key: message.id, message, isFirst });
    before = message;
  }
  const there = new Set(messages.map(({ id }) => id));
  for (const letter of outgoing) {
    if (!there.has(letter.id)) rows.push({ kind: 'outgoing', key: letter.id, letter });
  }
  return rows;
}
