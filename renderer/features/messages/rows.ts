import type { Message } from './conversation.ts';
import type { Outgoing } from './outbox.ts';

/** What stands in a thread, one below the other. */
export type ThreadRow =
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** It is the first of its day. */
      readonly isNewDay: boolean;
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

interface Shown {
  readonly messages: readonly Message[];
  readonly hasOlder: boolean;
  readonly outgoing: readonly Outgoing[];
  /** The line stands above it: the first that was unread when the thread was opened. */
  readonly firstUnread: string | null;
}

/**
 * The rows of a thread. A message alone has a row, under its own id: what is read keeps its place on the screen
 * when older ones come above it. So nothing is said of a day that may have begun before what is at hand.
 */
export function rowsOf({ messages, hasOlder, outgoing, firstUnread }: Shown): readonly ThreadRow[] {
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
  for (const letter of outgoing) {
    if (!there.has(letter.id)) rows.push({ kind: 'outgoing', key: letter.id, letter });
  }
  return rows;
}
