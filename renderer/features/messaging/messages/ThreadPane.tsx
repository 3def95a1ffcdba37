import { type ReactNode, useEffect, useState } from 'react';
import { isDataError } from '../../../data/api/dataError.ts';
import { isId } from '../../../ui/format/id.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { combineQueries, Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { ConversationSearchResults } from './ConversationSearchResults.tsx';
import { ConversationSidebar } from './ConversationSidebar.tsx';
import { type Conversation, type Message, othersIn } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import styles from './Messages.module.css';
import { useGetConversationQuery } from './messagesApi.ts';
import { ThreadHeader } from './ThreadHeader.tsx';
import type { Thread } from './thread.ts';
import { useGetThreadQuery } from './threadApi.ts';
import { useThreadScroll } from './useThreadScroll.ts';
import { useTyping } from './useTyping.ts';

interface ThreadPaneProps {
  readonly id: string;
  readonly userId: string;
}

/** A conversation: header, messages, and composer. */
export function ThreadPane({ id, userId }: ThreadPaneProps) {
  const conversation = useGetConversationQuery({ id, userId });
  // The cached thread is kept current; refetching would open it at another position.
  const thread = useGetThreadQuery({ id, userId }, { refetchOnMountOrArgChange: false });
  const isDenied =
    isDataError(thread.error) && thread.error.status < 500 && thread.error.status > 0;
  if (conversation.data === null || isDenied) return <NoConversation />;
  const combined = combineQueries(conversation, thread);
  return (
    <Loaded
      answer={combined}
      waiting={<Loading />}
      // The error is shown in the grid next to the list; there is no row above both.
      around={(said) => combined.currentData === undefined && <Missing>{said}</Missing>}
    >
      {([found, said]) =>
        found === null ? (
          <NoConversation />
        ) : (
          <OpenThread conversation={found} thread={said} userId={userId} />
        )
      }
    </Loaded>
  );
}

const Missing = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.missing}>
    <h1 className="visually-hidden">Messages</h1>
    {children}
  </div>
);

export const NoConversation = () => (
  <Missing>
    <EmptyState title="Conversation not found">
      It doesn't exist, or you're no longer in it.
    </EmptyState>
  </Missing>
);

const Loading = () => (
  <section aria-label="Conversation" aria-busy="true" className={styles.thread}>
    <h1 className="visually-hidden">Messages</h1>
    <div className={styles.waiting}>
      {['60%', '45%', '70%', '30%'].map((width) => (
        <Skeleton key={width} width={width} height="2.5rem" />
      ))}
    </div>
  </section>
);

interface OpenThreadProps {
  readonly conversation: Conversation;
  readonly thread: Thread;
  readonly userId: string;
}

function OpenThread({ conversation, thread, userId }: OpenThreadProps) {
  const [isSearching, setSearching] = useState(false);
  const [isRailOpen, setRailOpen] = useState(false);
  const [replyTo, setReplyTo] = useState<Message | null>(null);
  const [editing, setEditing] = useState<Message | null>(null);
  const place = useThreadScroll({ id: conversation.id, userId });
  const { typing, sayTyping } = useTyping(conversation, userId, thread.messages.at(-1));
  const { params: query } = useUrlSearch();
  const targetId = query.get('message');
  const [openAt] = useState(() => place.open);
  useEffect(() => {
    if (targetId !== null && isId(targetId)) void openAt(targetId);
  }, [targetId, openAt]);
  return (
    <>
      <section aria-label="Conversation" className={styles.thread}>
        <ThreadHeader
          conversation={conversation}
          userId={userId}
          isSearching={isSearching}
          isRailOpen={isRailOpen}
          onSearch={() => setSearching(!isSearching)}
          onRail={() => setRailOpen(!isRailOpen)}
        />
        {isSearching && (
          <ConversationSearchResults
            conversation={conversation}
            onOpen={(id) => {
              setSearching(false);
              void place.open(id);
            }}
            onClose={() => setSearching(false)}
          />
        )}
        <MessageList
          conversation={conversation}
          thread={thread}
          userId={userId}
          place={place}
          typing={typing}
          onReply={(message) => {
            setEditing(null);
            setReplyTo(message);
          }}
          onEdit={setEditing}
        />
        {othersIn(conversation, userId).length === 0 ? (
          <p className={styles.alone}>
            Everyone else has left this conversation, so no one would see your messages.
          </p>
        ) : (
          <Composer
            key={conversation.id}
            conversation={conversation}
            thread={thread}
            userId={userId}
            replyTo={replyTo}
            editing={editing}
            onTyping={sayTyping}
            onReply={setReplyTo}
            onEdit={setEditing}
            onSent={place.toNewest}
          />
        )}
      </section>
      <ConversationSidebar
        conversation={conversation}
        thread={thread}
        userId={userId}
        isOpen={isRailOpen}
        onClose={() => setRailOpen(false)}
      />
    </>
  );
}
