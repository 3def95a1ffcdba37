export { useNotificationCounts } from './useNotificationCounts.ts';
