import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './MessageReports.module.css';
import { ReportEntry } from './ReportEntry.tsx';
import { useListReportsInfiniteQuery } from './reportsApi.ts';

/** Messages that users reported to staff. Nothing else from their conversations is visible here. */
export default function MessageReports({ isOpen }: { readonly isOpen: boolean }) {
  const list = useListReportsInfiniteQuery(isOpen);
  return (
    <section aria-label="Reported messages" aria-busy={list.isFetching} className={styles.queue}>
      <Loaded answer={list} waiting={<Skeleton height="12rem" />}>
        {({ pages }) =>
          pages.flat().length === 0 ? (
            <EmptyState title={isOpen ? 'No open reports' : 'No reports yet'}>
              Reported messages appear here with their text at the time of the report.
            </EmptyState>
          ) : (
            <>
              <ul className={styles.reports}>
                {pages.flat().map((report) => (
                  <ReportEntry key={report.id} report={report} />
                ))}
              </ul>
              <LoadMore list={list} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
