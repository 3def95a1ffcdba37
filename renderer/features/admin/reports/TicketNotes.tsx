import { formatDateTime } from '#shared/format/date.ts';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import styles from './AdminReports.module.css';
import { useGetTicketNotesQuery } from './adminReportsApi.ts';

/** Internal staff notes on a ticket. They can't be deleted. */
export function TicketNotes({ id }: { readonly id: string }) {
  const query = useGetTicketNotesQuery(id);
  return (
    <PanelSection title="Notes">
      <Loaded
        answer={query}
        waiting={<Skeleton height="4rem" />}
        nothing={<p className={styles.quiet}>No internal notes yet.</p>}
      >
        {(notes) => (
          <ol className={styles.notes}>
            {notes.map(({ id: noteId, note, author, created_at: at }) => (
              <li key={noteId}>
                <p>{note}</p>
                <p className={styles.quiet}>
                  {author?.full_name || author?.email || 'A former colleague'},{' '}
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </p>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </PanelSection>
  );
}
