import { Plus } from '@blueprintjs/icons';
import { useCallback, useRef, useState } from 'react';
import { DialogButton } from '../../../ui/dialog/DialogButton.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { readSearchTerm, useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { useDrafts } from './drafts.ts';
import styles from './List.module.css';
import { SearchAll, StartDialog } from './lazyDialogs.ts';
import { useListConversationsInfiniteQuery } from './messagesApi.ts';
import { useDoneKey } from './useDoneKey.ts';

interface ConversationListProps {
  readonly userId: string;
  readonly openId: string | null;
}

/** The user's conversations, newest message first, searched and filtered by the URL. */
export function ConversationList({ userId, openId }: ConversationListProps) {
  const { params: query, change } = useUrlSearch();
  const search = readSearchTerm(query, 'search');
  const isUnread = query.has('unread');
  const conversations = useListConversationsInfiniteQuery({ userId, search, isUnread });
  const { data, isFetching } = conversations;
  const drafts = useDrafts(userId);
  const list = useRef<HTMLUListElement>(null);
  const rows = data?.pages.flat();
  const isNarrowed = search.trim() !== '';
  useDoneKey({ list, rows, openId, userId });

  const onSearch = useCallback((term: string) => change([['search', term]]), [change]);
  const [isStarting, setStarting] = useState(false);
  const Title = openId === null ? 'h1' : 'h2';

  return (
    <section aria-label="Conversations" aria-busy={isFetching} className={styles.pane}>
      <div className={styles.head}>
        <Title className={styles.title}>Messages</Title>
        <fieldset className={styles.views}>
          <legend className="visually-hidden">Show</legend>
          {[false, true].map((unread) => (
            <button
              key={String(unread)}
              type="button"
              aria-pressed={unread === isUnread}
              onClick={() => change([['unread', unread ? '1' : null]])}
            >
              {unread ? 'Unread' : 'All'}
            </button>
          ))}
        </fieldset>
        <DialogButton className={styles.start} onClick={() => setStarting(true)}>
          <Plus />
          New
        </DialogButton>
      </div>
      <div className={styles.search}>
        <SearchField
          value={search}
          placeholder="Person, community or subject"
          onSearch={onSearch}
        />
      </div>
      {isStarting && <StartDialog userId={userId} onClose={() => setStarting(false)} />}
      <Loaded
        answer={{
          ...conversations,
          data: rows,
          currentData: conversations.currentData?.pages.flat(),
        }}
        keepsLast
        waiting={
          <div className={styles.loading}>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} height="3.25rem" />
            ))}
          </div>
        }
        // Search results show their own empty states for names and message text.
        nothing={isNarrowed ? null : <Nothing isUnread={isUnread} />}
      >
        {(shown) => (
          <ul ref={list} className={styles.list}>
            {shown.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                me={userId}
                isOpen={conversation.id === openId}
                draft={drafts.get(conversation.id)}
                query={query}
              />
            ))}
            {conversations.hasNextPage && (
              <li className={styles.more}>
                <LoadMore list={conversations} />
              </li>
            )}
          </ul>
        )}
      </Loaded>
      {isNarrowed && (
        <SearchAll
          userId={userId}
          words={search}
          isAlone={conversations.currentData?.pages.flat().length === 0}
        />
      )}
    </section>
  );
}

function Nothing({ isUnread }: { readonly isUnread: boolean }) {
  return isUnread ? (
    <EmptyState title="All caught up">No unread messages.</EmptyState>
  ) : (
    <EmptyState title="No conversations yet">
      Message a broker about a community to start one.
    </EmptyState>
  );
}
