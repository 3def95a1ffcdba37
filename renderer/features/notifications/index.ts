export { loadQuietHours } from './loadQuietHours.ts';
export { isUnread, type Notification } from './notification.ts';
export { useNewestNotifications } from './useNewestNotifications.ts';
export { useNotificationCounts } from './useNotificationCounts.ts';
