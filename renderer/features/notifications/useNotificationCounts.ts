import { BELL_STALE_SECONDS } from '#shared/constants.ts';
import { useAuth } from '../../core/session/index.ts';
import { type NotificationCounts, useGetNotificationCountsQuery } from './notificationsApi.ts';

const NONE: NotificationCounts = { unread: 0, unseen: 0, messages: 0 };

/** What the badges say, kept current; nothing waits for somebody who is signed in by half. */
export function useNotificationCounts(): NotificationCounts {
  const { session } = useAuth();
  const { data } = useGetNotificationCountsQuery(session?.userId ?? '', {
    skip: session === null || session.needsCode,
    refetchOnMountOrArgChange: BELL_STALE_SECONDS,
  });
  return data ?? NONE;
}
