import { formatMoment } from '#shared/format/date.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { PanelSection } from '../../kit/panel/PanelSection.tsx';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './AdminReports.module.css';
import { useGetTicketNotesQuery } from './adminReportsApi.ts';

/** What staff told staff about a ticket. Nothing of it is taken back. */
export function TicketNotes({ id }: { readonly id: string }) {
  const { data: notes, error, isFetching, refetch } = useGetTicketNotesQuery(id);
  return (
    <PanelSection title="Notes">
      {isDataError(error) && notes === undefined ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : notes === undefined ? (
        <Skeleton height="4rem" />
      ) : notes.length === 0 ? (
        <p className={styles.quiet}>Nobody has noted anything yet.</p>
      ) : (
        <ol className={styles.notes}>
          {notes.map(({ id: noteId, note, author, created_at: at }) => (
            <li key={noteId}>
              <p>{note}</p>
              <p className={styles.quiet}>
                {author?.full_name || author?.email || 'A former colleague'},{' '}
                <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
    </PanelSection>
  );
}
