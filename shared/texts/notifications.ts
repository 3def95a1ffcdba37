import type { Notice } from './messages.ts';

export const notificationNotices = {
  deleted: { title: 'Notification deleted', description: 'The notification has been removed.' },
  allRead: {
    title: 'All notifications marked as read',
    description: 'Your notifications have been cleared.',
  },
  allCleared: {
    title: 'All notifications cleared',
    description: 'Your notification history has been cleared.',
  },
  preferencesUpdated: {
    title: 'Preferences updated',
    description: 'Your notification preferences have been saved.',
  },
} as const satisfies Record<string, Notice>;

/** Toast messages for failed actions. */
export const notificationFailures = {
  markRead: 'Failed to mark notification as read',
  markAllRead: 'Failed to mark all notifications as read',
  clearAll: 'Failed to clear all notifications',
  delete: 'Failed to delete notification',
  updatePreferences: 'Failed to update notification preferences. Please try again.',
} as const;

export const notificationMessages = {
  title: 'Notifications',
  none: 'No notifications',
  caughtUp: "You're all caught up!",
} as const;
