import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import styles from './MessagesPanel.module.css';
import { useListConversationsInfiniteQuery } from './messagesApi.ts';

interface MessagesPanelProps {
  readonly userId: string;
  readonly onClose: () => void;
}

const SHOWN = 8;

/** Panel of the message icon: the newest conversations with links. */
export default function MessagesPanel({ userId, onClose }: MessagesPanelProps) {
  const query = useListConversationsInfiniteQuery({
    userId,
    search: '',
    isUnread: false,
  });
  const rows = query.data?.pages[0]?.slice(0, SHOWN);
  return (
    <>
      <header className={styles.header}>
        <h2>Messages</h2>
        <RouteLink to="messages" onClick={onClose}>
          All messages
        </RouteLink>
      </header>
      <div className={styles.list} aria-busy={query.isFetching}>
        <Loaded
          answer={{ ...query, data: rows, currentData: rows }}
          waiting={
            <div className={styles.waiting}>
              <Skeleton height="3rem" />
              <Skeleton height="3rem" />
            </div>
          }
          nothing={
            <p className={styles.none}>
              No conversations yet. Message a broker about a community to start one.
            </p>
          }
        >
          {(shown) => (
            <ul>
              {shown.map((conversation) => (
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
        </Loaded>
      </div>
    </>
  );
}
