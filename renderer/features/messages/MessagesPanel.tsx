import { isDataError } from '../../core/api/dataError.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import styles from './MessagesPanel.module.css';
import { useListConversationsInfiniteQuery } from './messagesApi.ts';

interface MessagesPanelProps {
  readonly userId: string;
  readonly onClose: () => void;
}

const SHOWN = 8;

/** What the message icon opens: the newest conversations, each a step away. */
export default function MessagesPanel({ userId, onClose }: MessagesPanelProps) {
  const { data, error, isFetching, refetch } = useListConversationsInfiniteQuery({
    userId,
    search: '',
    isUnread: false,
  });
  const rows = data?.pages[0]?.slice(0, SHOWN);
  return (
    <>
      <header className={styles.header}>
        <h2>Messages</h2>
        <RouteLink to="messages" onClick={onClose}>
          All messages
        </RouteLink>
      </header>
      <div className={styles.list} aria-busy={isFetching}>
        {rows === undefined && isDataError(error) ? (
          <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : rows === undefined ? (
          <div className={styles.waiting}>
            <Skeleton height="3rem" />
            <Skeleton height="3rem" />
          </div>
        ) : rows.length === 0 ? (
          <p className={styles.none}>
            No conversations yet. What you write to a broker about a community begins one.
          </p>
        ) : (
          <ul>
            {rows.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                me={userId}
                isOpen={false}
                onOpen={onClose}
              />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
