import { listOccurrences } from '#shared/clients/calendar/recurrence.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { event } from '#shared/records/nouns/event.ts';
import { getRecordName } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { useAuth } from '../../../session/auth/index.ts';
import styles from './CalendarPage.module.css';
import { type EventRow, useListEventsQuery } from './eventsApi.ts';

const MOST_MS = 90 * 86_400_000;

interface ConflictHintProps {
  readonly values: FormValues;
  readonly ownId: string | null;
}

/** Warns of conflicting events in the user's calendar while they enter a time. */
export function ConflictHint({ values, ownId }: ConflictHintProps) {
  const { session } = useAuth();
  const from = new Date(`${values.begins_at}`).getTime();
  const to = new Date(`${values.ends_at}`).getTime();
  const shouldCheck = to > from && to - from < MOST_MS && values.is_all_day !== true;
  const { data } = useListEventsQuery(
    shouldCheck
      ? { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
      : { from: '', to: '' },
    { skip: !shouldCheck },
  );
  const isOwn = (row: EventRow) =>
    row.id !== ownId &&
    !row.is_all_day &&
    (row.owner_id === session?.userId ||
      (Array.isArray(row.attendee_ids) && row.attendee_ids.includes(session?.userId)));
  const [first, ...others] = (shouldCheck ? (data?.events ?? []) : [])
    .filter(isOwn)
    .flatMap((row) => {
      const [at] = listOccurrences(row, from, to);
      return at === undefined ? [] : [{ row, at }];
    });
  if (first === undefined) return null;
  const startText = formatDateTime(new Date(first.at.begins).toISOString());
  return (
    <p className={styles.hint} role="status">
      Conflicts with “{getRecordName(event, first.row)}”, {startText}
      {others.length > 0 && `, and ${others.length} more`}.
    </p>
  );
}
