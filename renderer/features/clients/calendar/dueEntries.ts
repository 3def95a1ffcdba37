import { useEffect } from 'react';
import { OPEN_STAGES } from '#shared/deals/stages.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { type CalendarEntry, formatMinute } from '../../../workbench/calendar/calendar.ts';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import type { DueTask } from './tasksApi.ts';

/** Maximum pages per range; more would make the calendar unreadable. */
const MOST_PAGES = 10;
const open = { field: 'stage', is: 'any_of', value: OPEN_STAGES } as const;
/** Tasks have no duration; they are drawn as half an hour. */
const TASK_MINUTES = 30;

function useWithin(field: string, first: string, last: string) {
  const found = useFindRecordsInfiniteQuery({
    noun: deal,
    filters: [open, { field, is: 'between', value: [first, last] }],
    sort: field,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage, data } = found;
  const mayGoOn = hasNextPage && !isFetching && !isError && (data?.pages.length ?? 0) < MOST_PAGES;
  useEffect(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);
  const rows: readonly RecordRow[] = data?.pages.flatMap((page) => page.rows) ?? [];
  return { found, rows };
}

/** All deals with a next step or closing due in a range. */
export function useDueDeals(first: string, last: string) {
  const steps = useWithin('next_step_on', first, last);
  const closings = useWithin('expected_close', first, last);
  return { answer: steps.found, steps: steps.rows, closings: closings.rows };
}

export function dealEntry(row: RecordRow, field: string, kind: string): CalendarEntry {
  const step = field === 'next_step_on' ? getFieldValue(row, 'next_step') : null;
  const name = getRecordName(deal, row);
  return {
    id: `${field}:${row.id}`,
    day: `${getFieldValue(row, field)}`,
    kind,
    title: typeof step === 'string' && step !== '' ? `${step} (${name})` : name,
    to: linkTo('deal', { id: row.id }),
    isMovable: true,
  };
}

export function taskEntry({ id, title, due_on, due_at, kind, record_id }: DueTask): CalendarEntry {
  const shared = {
    id: `task:${id}`,
    kind: 'Task',
    title,
    to: recordLink(kind, record_id),
    isMovable: true,
  };
  if (due_at === null) return { ...shared, day: due_on ?? '' };
  const at = new Date(due_at);
  const from = at.getHours() * 60 + at.getMinutes();
  const minutes = { from, to: from + TASK_MINUTES };
  return { ...shared, day: toCalendarDay(at), minutes, time: formatMinute(from) };
}

function recordLink(kind: string | null, id: string | null): string {
  if (id === null) return linkTo('calendar');
  if (kind === 'contacts') return linkTo('client', { id });
  if (kind === 'deals') return linkTo('deal', { id });
  return kind === 'events' ? linkTo('calendarEvent', { id }) : linkTo('calendar');
}
