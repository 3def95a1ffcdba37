export { isUnread, type Notification } from './notification.ts';
export { useNewestNotifications } from './notificationsApi.ts';
export { loadQuietHours } from './preferences/preferencesApi.ts';
export { useNotificationCounts } from './useNotificationCounts.ts';
