import { compareTimestamps, isMessageRow, type Message } from './conversation.ts';

/** The loaded part of a conversation: a contiguous run of messages, oldest first. */
export interface Thread {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

export const PAGE_SIZE = 50;

const OLDER = Math.floor(PAGE_SIZE / 3);

/** The page with the newest messages. */
export const newestThread = (messages: readonly Message[]): Thread => ({
  messages: [...messages],
  hasOlder: messages.length === PAGE_SIZE,
  hasNewer: false,
});

/** The page around a given message or the first unread one, or else the newest page. */
export function threadAround(messages: readonly Message[], around?: string): Thread {
  const pivot = messages.findIndex(({ id, is_unread: isUnread }) =>
    around === undefined ? isUnread : id === around,
  );
  if (pivot < 0) return newestThread(messages);
  return {
    messages: [...messages],
    hasOlder: pivot >= OLDER,
    hasNewer: messages.length - pivot >= PAGE_SIZE - OLDER,
  };
}

const isBefore = (one: Message, other: Message): boolean =>
  compareTimestamps(one.created_at, other.created_at) < 0;

/** Inserts a message in order, or updates it if already present. */
export function insertMessage(thread: Thread, message: Message): void {
  const { messages } = thread;
  const held = messages.findLastIndex(({ id }) => id === message.id);
  if (held >= 0) {
    const { cursor } = messages[held] as Message;
    messages[held] = { ...(cursor !== undefined && { cursor }), ...message };
    return;
  }
  const before = messages.findLastIndex((other) => isBefore(other, message));
  messages.splice(before + 1, 0, message);
}

export function addOlder(thread: Thread, page: readonly Message[]): void {
  for (const message of page) insertMessage(thread, message);
  thread.hasOlder = page.length === PAGE_SIZE;
}

/** Adds the page after the newest loaded message; a short page is the end. */
export function addNewer(thread: Thread, page: readonly Message[]): void {
  for (const message of page) insertMessage(thread, message);
  if (page.length < PAGE_SIZE) thread.hasNewer = false;
}

/** Applies a realtime row. Rows past the loaded end are skipped and arrive with their page, so nothing is lost. */
export function applyRealtimeRow(thread: Thread, row: unknown, me: string): void {
  if (!isMessageRow(row)) return;
  const held = thread.messages.find(({ id }) => id === row.id);
  const first = thread.messages[0];
  if (held !== undefined) insertMessage(thread, { ...held, ...row });
  else if (!thread.hasNewer && !(first && isBefore({ ...row, is_unread: false }, first)))
    insertMessage(thread, { ...row, is_unread: row.sender_id !== me });
}

/** The message to catch up from, chosen so that changes to the newest messages are included. */
export const getCatchUpCursor = ({ messages }: Thread): string | undefined =>
  messages.findLast(
    ({ cursor }, place) => cursor !== undefined && place < messages.length - PAGE_SIZE / 2,
  )?.cursor ?? messages.find(({ cursor }) => cursor !== undefined)?.cursor;

/** Marks everything up to a message as read. */
export function markRead(thread: Thread, upTo: string): void {
  const place = thread.messages.findIndex(({ id }) => id === upTo);
  thread.messages.forEach((message, index) => {
    if (index <= place && message.is_unread)
      thread.messages[index] = { ...message, is_unread: false };
  });
}
