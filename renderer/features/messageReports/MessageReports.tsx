import { isDataError } from '../../core/api/dataError.ts';
import { PlainButton } from '../../kit/button/PlainButton.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './MessageReports.module.css';
import { ReportEntry } from './ReportEntry.tsx';
import { useListReportsInfiniteQuery } from './reportsApi.ts';

/** Messages that people showed to the team. Nothing else of their conversations is seen here. */
export default function MessageReports({ isOpen }: { readonly isOpen: boolean }) {
  const list = useListReportsInfiniteQuery(isOpen);
  const { currentData, error, isFetching, hasNextPage, isFetchingNextPage } = list;
  const reports = currentData?.pages.flat();
  return (
    <section aria-label="Reported messages" aria-busy={isFetching} className={styles.queue}>
      {isDataError(error) && reports === undefined ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={list.refetch} />
      ) : reports === undefined ? (
        <Skeleton height="12rem" />
      ) : reports.length === 0 ? (
        <EmptyState title={isOpen ? 'Nothing waits' : 'No message was reported yet'}>
          Messages that people report appear here by themselves, with what they said at that time.
        </EmptyState>
      ) : (
        <ul className={styles.reports}>
          {reports.map((report) => (
            <ReportEntry key={report.id} report={report} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <PlainButton aria-busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Load more
        </PlainButton>
      )}
    </section>
  );
}
