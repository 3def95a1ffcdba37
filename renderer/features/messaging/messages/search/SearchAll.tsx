import { formatDateTime } from '#shared/format/date.ts';
import { RouteLink } from '../../../../ui/link/RouteLink.tsx';
import { LoadMore } from '../../../../ui/list/LoadMore.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { conversationTitle } from '../conversation.ts';
import { useListConversationsInfiniteQuery } from '../messagesApi.ts';
import styles from './SearchAll.module.css';
import { useSearchMessagesInfiniteQuery } from './searchApi.ts';

export interface SearchAllProps {
  readonly userId: string;
  readonly words: string;
  /** True if no conversation name matches, so the empty state covers names and messages. */
  readonly isAlone: boolean;
}

/** Messages matching the search in any conversation. */
export default function SearchAll({ userId, words, isAlone }: SearchAllProps) {
  // Only the names of conversations already loaded in the list are needed.
  const list = useListConversationsInfiniteQuery({ userId, search: '', isUnread: false });
  const known = new Map(
    list.data?.pages.flat().map((one) => [one.id, conversationTitle(one, userId)]),
  );
  const found = useSearchMessagesInfiniteQuery(words);
  const isEmptyHanded = isAlone && found.currentData?.pages[0]?.length === 0;
  return (
    <section aria-label="Matching messages" aria-busy={found.isFetching}>
      {!isEmptyHanded && <h3 className={styles.title}>Messages</h3>}
      <Loaded answer={found} waiting={null}>
        {({ pages }) =>
          pages[0]?.length === 0 ? (
            isEmptyHanded ? (
              <EmptyState title="No results">No conversation names or messages match.</EmptyState>
            ) : (
              <p className={styles.none}>No messages match.</p>
            )
          ) : (
            <ul>
              {pages
                .flat()
                .map(({ id, conversation_id: conversationId, excerpt, created_at: at }) => (
                  <li key={id}>
                    <RouteLink
                      to="conversation"
                      params={{ conversationId }}
                      query={{ message: id }}
                      className={styles.row}
                    >
                      <span className={styles.facts}>
                        <span className={styles.talk}>{known.get(conversationId)}</span>
                        <time dateTime={at}>{formatDateTime(at)}</time>
                      </span>
                      <span className={styles.words}>{excerpt}</span>
                    </RouteLink>
                  </li>
                ))}
            </ul>
          )
        }
      </Loaded>
      <LoadMore list={found} />
    </section>
  );
}
