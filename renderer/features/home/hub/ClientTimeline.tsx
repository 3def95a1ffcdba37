import { formatListTime } from '#shared/format/relative-time.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LoadMore } from '../../../ui/list/LoadMore.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { ContactActions } from '../../../workbench/record/ContactActions.tsx';
import styles from './Hub.module.css';
import { type TimelineEntry, useClientLineInfiniteQuery } from './hubApi.ts';
import { ReplyForm } from './ReplyForm.tsx';

const ENTRY_LABELS: Readonly<Record<string, string>> = {
  note: 'Note',
  private: 'Private note',
  call: 'Call',
  meeting: 'Met',
  email: 'Email',
  file: 'File',
  event: 'Calendar',
  answer: 'Shortlist response',
  lead: 'Inquiry',
  message: 'Message',
};

interface ClientLineProps {
  readonly id: string;
  /** The list row, if already loaded. */
  readonly known: RecordRow | undefined;
  readonly back: string;
}

/** One client: contact info, activity, and the composer. */
export function ClientTimeline({ id, known, back }: ClientLineProps) {
  const record = useReadRecordQuery({ noun: contact, id }, { skip: known !== undefined });
  const row = known ?? record.data;
  const line = useClientLineInfiniteQuery(id);
  if (row === null) return <p className={ui.caption}>Client not found.</p>;
  return (
    <section aria-label="Activity" className={`${ui.stack16} ${styles.line}`}>
      {row !== undefined && (
        <header>
          <Link to={back} className={styles.back}>
            All clients
          </Link>
          <h2>
            <Link to={linkTo('client', { id })}>{getRecordName(contact, row)}</Link>
          </h2>
          <span className={ui.caption}>
            {[getFieldValue(row, 'job_title'), getFieldValue(row, 'company')]
              .filter(Boolean)
              .join(', ')}
          </span>
          <ContactActions row={row} />
        </header>
      )}
      {row !== undefined && <ReplyForm row={row} />}
      <Loaded answer={line} waiting={<Skeleton height="20rem" />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0) {
            return (
              <p className={ui.caption}>
                No activity yet. Notes, calls, emails, messages, meetings, and files appear here.
              </p>
            );
          }
          return (
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <Passed key={entry.id} entry={entry} />
              ))}
            </ol>
          );
        }}
      </Loaded>
      <LoadMore list={line} />
    </section>
  );
}

const Passed = ({ entry }: { readonly entry: TimelineEntry }) => {
  const { what, at, by_name: by, title, body, path } = entry;
  return (
    <li data-way={what}>
      <p className={ui.caption}>
        <strong>{ENTRY_LABELS[what] ?? what}</strong>
        {by !== null && ` · ${by}`} · <time dateTime={at}>{formatListTime(at)}</time>
      </p>
      {title !== null && <p>{path === null ? title : <Link to={path}>{title}</Link>}</p>}
      {body !== null && <p className={styles.words}>{body}</p>}
      {title === null && path !== null && <Link to={path}>Open</Link>}
    </li>
  );
};
