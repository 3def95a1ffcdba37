import type { KeyboardShortcut } from '../../../ui/list/keyboardShortcuts.ts';

/** Shortcuts of the conversation list, in addition to those of every list. */
export const CONVERSATION_KEYS = {
  done: { key: 'e', does: 'Mark conversation done' },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>;
