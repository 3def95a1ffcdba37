import { BELL_STALE_SECONDS } from '#shared/constants.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { type NotificationCounts, useGetNotificationCountsQuery } from './notificationsApi.ts';

const NONE: NotificationCounts = { unread: 0, unseen: 0, messages: 0 };

/** Badge counts, kept current; empty until two-factor sign-in is complete. */
export function useNotificationCounts(): NotificationCounts {
  const { session } = useAuth();
  const { data } = useGetNotificationCountsQuery(session?.userId ?? '', {
    skip: session === null || session.needsCode,
    refetchOnMountOrArgChange: BELL_STALE_SECONDS,
  });
  return data ?? NONE;
}
