import { formatMoment } from '#shared/format/date.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { RouteLink } from '../../../kit/link/RouteLink.tsx';
import { DataErrorPanel } from '../../../kit/state/DataErrorPanel.tsx';
import { titleOf } from '../conversation.ts';
import { useListConversationsInfiniteQuery } from '../messagesApi.ts';
import styles from './SearchAll.module.css';
import { useSearchMessagesInfiniteQuery } from './searchApi.ts';

export interface SearchAllProps {
  readonly userId: string;
  readonly words: string;
}

/** What was written in any conversation with these words. */
export default function SearchAll({ userId, words }: SearchAllProps) {
  // Only the names are wanted, of those that the list has at hand.
  const list = useListConversationsInfiniteQuery({ userId, search: '', isUnread: false });
  const known = new Map(list.data?.pages.flat().map((one) => [one.id, titleOf(one, userId)]));
  const found = useSearchMessagesInfiniteQuery(words);
  const { currentData, error, isFetching, hasNextPage, fetchNextPage, refetch } = found;
  const rows = currentData?.pages.flat();
  return (
    <section aria-label="Messages with these words" aria-busy={isFetching}>
      <h3 className={styles.title}>In what was written</h3>
      {isDataError(error) && rows === undefined && (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      )}
      {rows?.length === 0 && <p className={styles.none}>No message has these words.</p>}
      <ul className={styles.list}>
        {rows?.map(({ id, conversation_id: conversationId, excerpt, created_at: at }) => (
          <li key={id}>
            <RouteLink
              to="conversation"
              params={{ conversationId }}
              query={{ message: id }}
              className={styles.row}
            >
              <span className={styles.facts}>
                <span className={styles.talk}>{known.get(conversationId)}</span>
                <time dateTime={at}>{formatMoment(at)}</time>
              </span>
              <span className={styles.words}>{excerpt}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {hasNextPage && <PlainButton onClick={() => void fetchNextPage()}>Show more</PlainButton>}
    </section>
  );
}
