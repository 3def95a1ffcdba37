import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_STAGES } from '#shared/deals/stages.ts';
import { dataSentence } from '#shared/messages/messages.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { nameOf, valueIn } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { type RecordPage, useFindRecordsInfiniteQuery } from '../../core/records/recordsApi.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { useSaveRecordMutation } from '../../core/records/writesApi.ts';
import { useAuth } from '../../core/session/index.ts';
import { showToast } from '../../core/toasts/index.ts';
import { PageHeader } from '../../kit/page/Page.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { Calendar, daysShown } from '../../kit/work/calendar/Calendar.tsx';
import type { Entry, Span } from '../../kit/work/calendar/calendar.ts';
import { dayOf, isDay } from '../../kit/work/calendar/days.ts';
import styles from './CalendarPage.module.css';
import { useListDueTasksQuery, useMoveTaskMutation } from './tasksApi.ts';

const SPANS: readonly Span[] = ['month', 'week', 'agenda'];

/** What is due on which day: next steps and closings of deals, and one's own tasks. */
export function Component() {
  const { session } = useAuth();
  return session === null ? null : <OwnCalendar userId={session.userId} />;
}

function OwnCalendar({ userId }: { readonly userId: string }) {
  const [params] = useSearchParams();
  const [today] = useState(() => dayOf(new Date()));
  const span = SPANS.find((one) => one === params.get('span')) ?? 'month';
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const [first, last] = daysShown(span, day);
  const { steps, closings } = useDeals(first, last);
  const tasks = useListDueTasksQuery({ userId, first, last });
  const entries = useMemo(
    () => [
      ...rowsOf(steps).map((row) => entryOf(row, 'next_step_on', 'Next step')),
      ...rowsOf(closings).map((row) => entryOf(row, 'expected_close', 'Closing')),
      ...(tasks.data ?? []).map(
        ({ id, title, due_on, kind, record_id }): Entry => ({
          id: `task:${id}`,
          day: due_on ?? '',
          kind: 'Task',
          title,
          to: recordLink(kind, record_id),
          isMovable: true,
        }),
      ),
    ],
    [steps, closings, tasks.data],
  );
  const move = useMove([...rowsOf(steps), ...rowsOf(closings)]);
  const addressOf = useCallback(
    (to: Span, on: string) => `?${new URLSearchParams({ span: to, day: on })}`,
    [],
  );
  return (
    <section className={styles.page} aria-label="Calendar" aria-busy={steps.isFetching}>
      <PageHeader title="Calendar" />
      <Loaded answer={steps} keepsLast waiting={<Skeleton height="40rem" />}>
        {() => (
          <Calendar
            span={span}
            day={day}
            today={today}
            entries={entries}
            onMove={move}
            addressOf={addressOf}
          />
        )}
      </Loaded>
    </section>
  );
}

interface Found {
  readonly data?: { readonly pages: readonly RecordPage[] } | undefined;
}

const rowsOf = ({ data }: Found): readonly RecordRow[] =>
  data?.pages.flatMap((page) => page.rows) ?? [];

const open = { field: 'stage', is: 'any_of', value: OPEN_STAGES } as const;

function useDeals(first: string, last: string) {
  const within = (field: string) => ({
    noun: deal,
    filters: [open, { field, is: 'between' as const, value: [first, last] }],
    sort: field,
  });
  const steps = useFindRecordsInfiniteQuery(within('next_step_on'));
  const closings = useFindRecordsInfiniteQuery(within('expected_close'));
  return { steps, closings };
}

function entryOf(row: RecordRow, field: string, kind: string): Entry {
  const step = field === 'next_step_on' ? valueIn(row, 'next_step') : null;
  const name = nameOf(deal, row);
  return {
    id: `${field}:${row.id}`,
    day: `${valueIn(row, field)}`,
    kind,
    title: typeof step === 'string' && step !== '' ? `${step} (${name})` : name,
    to: linkTo('deal', { id: row.id }),
    isMovable: true,
  };
}

const recordLink = (kind: string | null, id: string | null): string =>
  id === null
    ? linkTo('calendar')
    : kind === 'contacts'
      ? linkTo('client', { id })
      : kind === 'deals'
        ? linkTo('deal', { id })
        : linkTo('calendar');

/** Puts an entry on another day; what was refused stands where it was, with the reason. */
function useMove(rows: readonly RecordRow[]) {
  const dispatch = useAppDispatch();
  const [save] = useSaveRecordMutation();
  const [moveTask] = useMoveTaskMutation();
  return async (entry: Entry, day: string) => {
    const [field = '', id = ''] = entry.id.split(':');
    if (field === 'task') {
      await moveTask({ id, day });
      return;
    }
    const row = rows.find((one) => one.id === id);
    if (row === undefined) return;
    const { data, error } = await save({
      noun: deal,
      id,
      version: row.version,
      changes: { [field]: day },
    });
    if (data?.outcome === 'saved') return;
    const description = isDataError(error)
      ? dataSentence(error)
      : 'Somebody changed it meanwhile; you see their change.';
    dispatch(showToast({ intent: 'danger', title: 'Not moved', description }));
  };
}
