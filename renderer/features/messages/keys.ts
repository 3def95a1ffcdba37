import type { Key } from '../../kit/list/keys.ts';

/** What the list of conversations hears beside the keys of every list. */
export const CONVERSATION_KEYS = {
  done: { key: 'e', does: 'Conversation is done' },
} as const satisfies Readonly<Record<string, Key>>;
