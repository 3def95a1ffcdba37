import { BELL_STALE_SECONDS } from '#shared/constants.ts';
import { serverNow } from '#shared/format/clock.ts';
import { notificationMessages } from '#shared/texts/notifications.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './BellPanel.module.css';
import { NotificationRow } from './NotificationRow.tsx';
import { isUnread, type Notification } from './notification.ts';
import {
  useClearNotificationsMutation,
  useDeleteNotificationsMutation,
  useMarkAllReadMutation,
  useMarkNotificationsReadMutation,
} from './notificationActions.ts';
import { useGetBellQuery } from './notificationsApi.ts';
import { useMarkSeen } from './useMarkSeen.ts';

interface BellPanelProps {
  readonly userId: string;
  readonly onClose: () => void;
}

/** Bell panel: the newest notifications, and actions for all of them. */
export default function BellPanel({ userId, onClose }: BellPanelProps) {
  const query = useGetBellQuery(userId, {
    refetchOnMountOrArgChange: BELL_STALE_SECONDS,
  });
  const { data } = query;
  const [markAllRead] = useMarkAllReadMutation();
  const [clear] = useClearNotificationsMutation();
  useMarkSeen(userId, data);
  const isEmpty = data?.length === 0;
  return (
    <>
      <header className={styles.header}>
        <h2>{notificationMessages.title}</h2>
        {data !== undefined && !isEmpty && (
          <div className={styles.acts}>
            {data.some(isUnread) && (
              <PlainButton variant="minimal" onClick={() => void markAllRead({ userId })}>
                Mark all as read
              </PlainButton>
            )}
            <PlainButton variant="minimal" onClick={() => void clear({ userId })}>
              Clear all
            </PlainButton>
          </div>
        )}
      </header>
      <div className={styles.list} aria-busy={query.isFetching}>
        <Loaded
          answer={query}
          waiting={
            <div className={styles.waiting}>
              <Skeleton width="60%" />
              <Skeleton width="85%" />
              <Skeleton width="50%" />
            </div>
          }
        >
          {(rows) => <Rows rows={rows} userId={userId} onClose={onClose} />}
        </Loaded>
      </div>
      <footer className={styles.footer}>
        <RouteLink to="notifications">See all</RouteLink>
        <RouteLink to="notificationsPreferences">Preferences</RouteLink>
      </footer>
    </>
  );
}

interface RowsProps extends BellPanelProps {
  readonly rows: readonly Notification[];
}

function Rows({ rows, userId, onClose }: RowsProps) {
  const [markRead] = useMarkNotificationsReadMutation();
  const [remove] = useDeleteNotificationsMutation();
  if (rows.length === 0) {
    return (
      <div className={styles.none}>
        <p className={ui.strong}>{notificationMessages.none}</p>
        <p>{notificationMessages.caughtUp}</p>
      </div>
    );
  }
  const now = serverNow();
  return (
    <ul>
      {rows.map((row) => {
        const some = { userId, ids: [row.id] };
        return (
          <li key={row.id}>
            <NotificationRow
              notification={row}
              now={now}
              onOpen={() => {
                if (isUnread(row)) void markRead(some);
                onClose();
              }}
              onMarkRead={() => void markRead(some)}
              onDelete={() => void remove(some)}
            />
          </li>
        );
      })}
    </ul>
  );
}
