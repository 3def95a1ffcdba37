import { type KeyboardShortcut, REMOVE_KEY } from '../../../ui/list/keyboardShortcuts.ts';

/** Shortcuts of the notification list, in addition to those of every list. */
export const NOTIFICATION_KEYS = {
  read: { key: 'e', does: 'Mark notification as read' },
  remove: { key: REMOVE_KEY, does: 'Delete a notification' },
} as const satisfies Readonly<Record<string, KeyboardShortcut>>;
