import { formatMoment } from '#shared/format/date.ts';
import { isDataError } from '../../../core/api/dataError.ts';
import { PlainButton } from '../../../kit/button/PlainButton.tsx';
import { RouteLink } from '../../../kit/link/RouteLink.tsx';
import { DataErrorPanel } from '../../../kit/state/DataErrorPanel.tsx';
import styles from './SearchAll.module.css';
import { useSearchMessagesInfiniteQuery } from './searchApi.ts';

/** What was written in any conversation with these words. */
export default function SearchAll({ words }: { readonly words: string }) {
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
              <span className={styles.words}>{excerpt}</span>
              <time dateTime={at}>{formatMoment(at)}</time>
            </RouteLink>
          </li>
        ))}
      </ul>
      {hasNextPage && <PlainButton onClick={() => void fetchNextPage()}>Show more</PlainButton>}
    </section>
  );
}
