import { useParams } from 'react-router-dom';
import { useAuth } from '../../core/session/index.ts';
import { isId } from '../../kit/format/id.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { PartBoundary } from '../../kit/state/PartBoundary.tsx';
import { ConversationList } from './ConversationList.tsx';
import styles from './Messages.module.css';
import { NoConversation, ThreadPane } from './ThreadPane.tsx';

/** The message center: who one talks to, and what was said. On a phone one of the two is in view. */
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
          <EmptyState title="No conversation is open">
            Choose one from the list. What you write to a broker about a community begins one.
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
