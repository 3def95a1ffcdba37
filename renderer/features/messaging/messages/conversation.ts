import {
  anything,
  bool,
  both,
  listOf,
  number,
  object,
  orNull,
  orNullish,
  partial,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isPerson = object({
  id: text,
  name: orNull(text),
  company: orNull(text),
  avatar_url: orNull(text),
});

/** A table row as realtime delivers it. */
export const isMessageRow = object({
  id: text,
  sender_id: orNull(text),
  message_text: text,
  message_type: text,
  metadata: anything,
  reply_to: orNull(text),
  reactions: recordOf(listOf(text)),
  created_at: text,
  edited_at: orNull(text),
  deleted_at: orNull(text),
  forwarded: orNullish(object({ name: orNull(text) })),
});

export const isMessage = both(
  isMessageRow,
  both(
    object({ is_unread: bool }),
    partial({ cursor: text, file_count: number, attachments: listOf(object({ name: text })) }),
  ),
);

export const isConversation = object({
  id: text,
  conversation_type: text,
  subject: orNull(text),
  listing_id: orNull(text),
  listing_name: orNull(text),
  people: listOf(isPerson),
  is_muted: bool,
  unread_count: number,
  last_message_at: text,
  last_message: orNullish(isMessageRow),
  owner_id: orNull(text),
  cursor: text,
});

export type Person = ShapeOf<typeof isPerson>;
export type Conversation = ShapeOf<typeof isConversation>;

/** `cursor` is a page boundary; messages received live have none. */
export type Message = ShapeOf<typeof isMessage>;

/** All participants except the user. */
export const othersIn = ({ people }: Conversation, me: string): readonly Person[] =>
  people.filter(({ id }) => id !== me);

export const personName = (person: Person | undefined): string =>
  person?.name?.trim() || 'Former member';

const NAMES_SHOWN = 3;

/** Conversation title: a group's subject, otherwise the names of its people. */
export function conversationTitle(conversation: Conversation, me: string): string {
  const { subject, conversation_type: type } = conversation;
  if (type === 'group' && subject !== null) return subject;
  const names = othersIn(conversation, me).map(personName);
  if (names.length === 0) return subject ?? 'No one else';
  const rest = names.length - NAMES_SHOWN;
  return names.slice(0, NAMES_SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Topic shown below the title; null if the title already contains it. */
export const conversationContext = (
  { listing_name: listing, subject }: Conversation,
  title: string,
) => [listing, subject].find((label) => label !== null && label !== title) ?? null;

/** One-line excerpt of the last message. */
export function messageExcerpt(conversation: Conversation, me: string): string {
  const last = conversation.last_message;
  if (last === null || last === undefined) return 'No messages yet';
  const preview = displayText(last);
  if (last.sender_id === me) return `You: ${preview}`;
  if (conversation.conversation_type !== 'group' || last.message_type === 'system') return preview;
  const sender = conversation.people.find(({ id }) => id === last.sender_id);
  return sender === undefined ? preview : `${personName(sender).split(' ', 1)[0]}: ${preview}`;
}

export function displayText(message: Pick<Message, 'message_text' | 'deleted_at'>): string {
  if (message.deleted_at !== null) return 'Message deleted';
  return message.message_text.trim() === '' ? 'File' : message.message_text;
}

/**
 * Compares two database timestamps. They have microsecond precision, which a Date can't hold, and no trailing zeros,
 * so they can't be compared as text.
 */
export function compareTimestamps(one: string, other: string): number {
  const whole = Date.parse(one) - Date.parse(other);
  return whole !== 0 ? whole : fractionOf(one) - fractionOf(other);
}

const fractionOf = (timestamp: string): number =>
  Number((/\.(\d{1,6})/.exec(timestamp)?.[1] ?? '').padEnd(6, '0'));
