import { useEffect } from 'react';
import type { Notification } from './notification.ts';
import { useMarkSeenMutation } from './notificationActions.ts';

/** Marks the rows that a list has shown as seen. */
export function useMarkSeen(userId: string, rows: readonly Notification[] | undefined): void {
  const [markSeen] = useMarkSeenMutation();
  const hasNews = rows?.some(({ seen_at }) => seen_at === null) ?? false;
  useEffect(() => {
    if (hasNews) void markSeen({ userId });
  }, [hasNews, markSeen, userId]);
}
