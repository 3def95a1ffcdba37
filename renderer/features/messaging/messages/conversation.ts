import * as s from '../../../ui/shape/shape.ts';

const isPerson = s.object({
  id: s.text,
  name: s.orNull(s.text),
  company: s.orNull(s.text),
  avatar_url: s.orNull(s.text),
});

/** A table row as realtime delivers it. */
export const isMessageRow = s.object({
  id: s.text,
  sender_id: s.orNull(s.text),
  message_text: s.text,
  message_type: s.text,
  metadata: s.anything,
  reply_to: s.orNull(s.text),
  reactions: s.recordOf(s.listOf(s.text)),
  created_at: s.text,
  edited_at: s.orNull(s.text),
  deleted_at: s.orNull(s.text),
  forwarded: s.orNullish(s.object({ name: s.orNull(s.text) })),
});

export const isMessage = s.both(
  isMessageRow,
  s.both(
    s.object({ is_unread: s.bool }),
    s.partial({
      cursor: s.text,
      file_count: s.number,
      attachments: s.listOf(s.object({ name: s.text })),
    }),
  ),
);

export const isConversation = s.object({
  id: s.text,
  conversation_type: s.text,
  subject: s.orNull(s.text),
  listing_id: s.orNull(s.text),
  listing_name: s.orNull(s.text),
  people: s.listOf(isPerson),
  is_muted: s.bool,
  unread_count: s.number,
  last_message_at: s.text,
  last_message: s.orNullish(isMessageRow),
  owner_id: s.orNull(s.text),
  cursor: s.text,
});

export type Person = s.ShapeOf<typeof isPerson>;
export type Conversation = s.ShapeOf<typeof isConversation>;

/** `cursor` is a page boundary; messages received live have none. */
export type Message = s.ShapeOf<typeof isMessage>;

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
