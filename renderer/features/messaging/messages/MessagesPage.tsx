import { useParams } from 'react-router-dom';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { PartBoundary } from '../../../ui/state/PartBoundary.tsx';
import { ConversationList } from './ConversationList.tsx';
import styles from './Messages.module.css';
import { NoConversation, ThreadPane } from './ThreadPane.tsx';

/** Message center: conversation list and thread. Phones show one of the two. */
export function Component() {
  const { session } = useAuth();
  const { conversationId } = useParams();
  if (session === null) return null;
  const { userId } = session;
  return (
    <div className={styles.center} data-open={conversationId !== undefined}>
      <ConversationList userId={userId} openId={conversationId ?? null} />
      {conversationId === undefined ? (
        <div className={styles.nothing}>
          <EmptyState title="No conversation selected">
            Choose one from the list, or message a broker about a community.
          </EmptyState>
        </div>
      ) : isId(conversationId) ? (
        <PartBoundary key={conversationId}>
          <ThreadPane id={conversationId} userId={userId} />
        </PartBoundary>
      ) : (
        <NoConversation />
      )}
    </div>
  );
}
