import { type Key, REMOVE_KEY } from '../../kit/list/keys.ts';

/** What the list of notifications hears beside the keys of every list. */
export const NOTIFICATION_KEYS = {
  read: { key: 'e', does: 'Notification is read' },
  remove: { key: REMOVE_KEY, does: 'Delete a notification' },
} as const satisfies Readonly<Record<string, Key>>;
