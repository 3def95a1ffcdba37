import { useMemo, useRef, useState } from 'react';
import { NOTIFICATIONS_REFETCH_MS, NOTIFICATIONS_STALE_SECONDS } from '#shared/constants.ts';
import { serverNow } from '#shared/format/clock.ts';
import { notificationMessages } from '#shared/texts/notifications.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { LIST_KEYS } from '../../../ui/list/keyboardShortcuts.ts';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { useRowKeys } from '../../../ui/list/useRowKeys.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { NOTIFICATION_KEYS } from './keys.ts';
import { NotificationRow } from './NotificationRow.tsx';
import styles from './NotificationsPage.module.css';
import { isUnread, type NotificationSearch } from './notification.ts';
import {
  useDeleteNotificationsMutation,
  useMarkNotificationsReadMutation,
} from './notificationActions.ts';
import { groupByDay } from './notificationSearch.ts';
import { useListNotificationsInfiniteQuery } from './notificationsApi.ts';
import { useMarkSeen } from './useMarkSeen.ts';

/** Matching notifications grouped by day, with bulk actions. */
export function NotificationList({ search }: { readonly search: NotificationSearch }) {
  const list = useListNotificationsInfiniteQuery(search, {
    refetchOnMountOrArgChange: NOTIFICATIONS_STALE_SECONDS,
    pollingInterval: NOTIFICATIONS_REFETCH_MS,
    skipPollingIfUnfocused: true,
  });
  const { data, isFetching } = list;
  const rows = useMemo(() => data?.pages.flat(), [data]);
  const [markRead] = useMarkNotificationsReadMutation();
  const [remove] = useDeleteNotificationsMutation();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const listRef = useRef<HTMLDivElement>(null);
  const { userId } = search;
  useMarkSeen(userId, rows);

  const chosen = rows?.filter(({ id }) => marked.has(id)) ?? [];
  const toggle = (id: string) =>
    setMarked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const read = (ids: readonly string[]) => void markRead({ userId, ids });
  const drop = (ids: readonly string[]) => void remove({ userId, ids });
  useRowKeys(listRef, {
    [NOTIFICATION_KEYS.read.key]: (id) => read([id]),
    [NOTIFICATION_KEYS.remove.key]: (id) => drop([id]),
    [LIST_KEYS.select.key]: toggle,
  });

  const now = serverNow();
  return (
    <Loaded
      answer={{ ...list, data: rows, currentData: rows }}
      waiting={
        <div className={styles.waiting} aria-busy="true">
          {['60%', '75%', '50%', '70%', '55%', '65%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      }
      nothing={
        <div className={styles.none}>
          <EmptyState title={notificationMessages.none}>{notificationMessages.caughtUp}</EmptyState>
        </div>
      }
    >
      {(shown) => (
        <>
          <div ref={listRef} aria-busy={isFetching}>
            {groupByDay(shown, now).map(({ day, rows: ofDay }) => (
              <section key={day} aria-label={day}>
                <h2 className={styles.day}>{day}</h2>
                <ul className={styles.rows}>
                  {ofDay.map((row) => (
                    <li key={row.id} data-row={row.id}>
                      <NotificationRow
                        notification={row}
                        now={now}
                        isMarked={marked.has(row.id)}
                        onMark={() => toggle(row.id)}
                        onOpen={() => isUnread(row) && read([row.id])}
                        onMarkRead={() => read([row.id])}
                        onDelete={() => drop([row.id])}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <div className={styles.more}>
            {list.hasNextPage ? <LoadMore list={list} /> : <span>No more notifications.</span>}
            <span className={styles.keys}>
              J/K to move · Enter to open · E to mark as read · X to select · # to delete
            </span>
          </div>
          {chosen.length > 0 && (
            <div className={`${ui.actions} ${styles.chosen}`} role="toolbar" aria-label="Selected">
              <span>{chosen.length} selected</span>
              {chosen.some(isUnread) && (
                <PlainButton
                  onClick={() => {
                    read(chosen.map(({ id }) => id));
                    setMarked(new Set());
                  }}
                >
                  Mark as read
                </PlainButton>
              )}
              <PlainButton
                onClick={() => {
                  drop(chosen.map(({ id }) => id));
                  setMarked(new Set());
                }}
              >
                Delete
              </PlainButton>
              <PlainButton variant="minimal" onClick={() => setMarked(new Set())}>
                Cancel
              </PlainButton>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}
