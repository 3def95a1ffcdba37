import { Cross, Tick } from '@blueprintjs/icons';
import { formatDateTime } from '#shared/format/date.ts';
import { formatAge } from '#shared/format/relative-time.ts';
import { notificationPath } from '#shared/messaging/notifications/notification-path.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { KindIcon } from './KindIcon.tsx';
import styles from './NotificationRow.module.css';
import { getGroupedCount, isUnread, type Notification } from './notification.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  readonly now: Date;
  /** Whether it is selected for a bulk action; omitted when there is none. */
  readonly isMarked?: boolean;
  readonly onMark?: () => void;
  /** Marks it read and navigates to its target. */
  readonly onOpen: () => void;
  readonly onMarkRead: () => void;
  readonly onDelete: () => void;
}

/** A notification: a link to its subject, with actions. */
export function NotificationRow(props: NotificationRowProps) {
  const { notification, now, isMarked, onMark, onOpen, onMarkRead, onDelete } = props;
  const { kind, title, message, metadata, created_at: at } = notification;
  const place = notificationPath(metadata);
  const count = getGroupedCount(metadata);
  const unread = isUnread(notification);
  const content = (
    <>
      <span className={styles.title}>
        {title}
        {count > 1 && <span className={styles.count}>{count}</span>}
      </span>
      {unread && <span className="visually-hidden">, unread</span>}
      {message !== '' && <span className={styles.message}>{message}</span>}
    </>
  );
  return (
    <div className={styles.row} data-unread={unread} data-marked={isMarked}>
      {onMark === undefined ? (
        <span className={styles.icon}>
          <KindIcon kind={kind} />
        </span>
      ) : (
        <label className={styles.icon}>
          <KindIcon kind={kind} />
          <input
            type="checkbox"
            aria-label={`Select: ${title}`}
            checked={isMarked ?? false}
            onChange={onMark}
          />
        </label>
      )}
      {place === null ? (
        <button type="button" className={styles.words} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <Link to={place} className={styles.words} onClick={onOpen}>
          {content}
        </Link>
      )}
      <time className={styles.time} dateTime={at} title={formatDateTime(at)}>
        {formatAge(at, now)}
      </time>
      <span className={styles.acts}>
        {unread && (
          <PlainButton
            variant="minimal"
            title="Mark as read"
            aria-label={`Mark as read: ${title}`}
            onClick={onMarkRead}
          >
            <Tick />
          </PlainButton>
        )}
        <PlainButton
          variant="minimal"
          title="Delete"
          aria-label={`Delete: ${title}`}
          onClick={onDelete}
        >
          <Cross />
        </PlainButton>
      </span>
    </div>
  );
}
