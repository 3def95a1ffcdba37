import { BELL_STALE_SECONDS } from '#shared/constants.ts';
import type { Notification } from './notification.ts';
import { useGetBellQuery } from './notificationsApi.ts';

/** As the bell shows them, kept current; undefined until they are there. */
export const useNewestNotifications = (userId: string): readonly Notification[] | undefined =>
  useGetBellQuery(userId, { refetchOnMountOrArgChange: BELL_STALE_SECONDS }).data;
