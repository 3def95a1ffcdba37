import { Button } from '@blueprintjs/core';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toCalendarDay } from '#shared/format/date.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { isId } from '../../../ui/format/id.ts';
import { PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import {
  Calendar,
  CalendarToolbar,
  getVisibleDays,
} from '../../../workbench/calendar/Calendar.tsx';
import type { CalendarSpan, Slot, SlotAnchor } from '../../../workbench/calendar/calendar.ts';
import { addDays, isDay } from '../../../workbench/calendar/days.ts';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import { useListKeys } from '../../../workbench/list/useListKeys.ts';
import { BookingDialog } from './BookingDialog.tsx';
import styles from './CalendarPage.module.css';
import { dealEntry, taskEntry, useDueDeals } from './dueEntries.ts';
import { EventDetails } from './EventDetails.tsx';
import { dateAtMinute, getCalendarEntries, nextHour } from './eventEntries.ts';
import { type EventRow, type Events, useListEventsQuery } from './eventsApi.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { NewEvent } from './NewEvent.tsx';
import { useSubscribedEntries } from './subscribedEntries.ts';
import { useListDueTasksQuery } from './tasksApi.ts';
import { useMoveEntry } from './useMoveEntry.ts';

const SPANS: readonly CalendarSpan[] = ['month', 'week', 'agenda'];
const NOTHING: Events = { events: [], busy: [] };

interface NewSlot {
  readonly at: Slot;
  readonly anchor?: SlotAnchor;
}

/** Own and team events plus due items: next steps and closings of deals, and own tasks. */
export function Component() {
  const { session } = useAuth();
  return session === null ? null : <OwnCalendar userId={session.userId} />;
}

function OwnCalendar({ userId }: { readonly userId: string }) {
  const { params } = useUrlSearch();
  const navigate = useNavigate();
  const [today] = useState(() => toCalendarDay(new Date()));
  const [adding, setAdding] = useState<NewSlot | null>(null);
  const [isFeed, setFeed] = useState(false);
  const [isBooking, setBooking] = useState(false);
  const span = SPANS.find((one) => one === params.get('span')) ?? 'month';
  const requestedDay = params.get('day') ?? '';
  const day = isDay(requestedDay) ? requestedDay : today;
  const opened = params.get('open') ?? '';
  const open = isId(opened) ? opened : null;
  const looked = params.get('on') ?? '';
  const addressOf = useCallback(
    (to: CalendarSpan, at: string, more: { readonly open?: string; readonly on?: string } = {}) =>
      `?${new URLSearchParams({ span: to, day: at, ...more })}`,
    [],
  );
  const { answer, events, entries } = useEntries(userId, getVisibleDays(span, day), (row, on) =>
    addressOf(span, day, { open: row.id, ...(row.repeats !== null && { on }) }),
  );
  const move = useMoveEntry(events);
  const add = () => setAdding({ at: nextHour(day, new Date()) });
  useListKeys({ onCreate: add });
  const close = () => void navigate(addressOf(span, day), { preventScrollReset: true });
  return (
    <div className={styles.work} data-beside={open !== null}>
      <section className={styles.page} aria-label="Calendar" aria-busy={answer.isFetching}>
        <PageHeader
          actions={
            <>
              <CalendarToolbar span={span} day={day} today={today} addressOf={addressOf} />
              <Button size="small" onClick={() => setBooking(true)}>
                Booking page
              </Button>
              <Button size="small" onClick={() => setFeed(true)}>
                Calendar sync
              </Button>
              <Button intent="primary" size="small" onClick={add}>
                New event
              </Button>
            </>
          }
        />
        <Loaded answer={answer} keepsLast waiting={<Skeleton height="40rem" />}>
          {() => (
            <Calendar
              span={span}
              day={day}
              today={today}
              entries={entries}
              onMove={move}
              onCreate={(at, anchor) => setAdding({ at, anchor })}
              addressOf={addressOf}
            />
          )}
        </Loaded>
      </section>
      {open !== null && (
        <EventDetails
          id={open}
          place="panel"
          day={isDay(looked) ? looked : null}
          onDetached={(createdId) =>
            void navigate(addressOf(span, day, { open: createdId }), { preventScrollReset: true })
          }
          onClose={close}
        />
      )}
      {adding !== null && (
        <NewEvent {...adding} onClose={() => setAdding(null)} onAdded={() => setAdding(null)} />
      )}
      {isBooking && <BookingDialog onClose={() => setBooking(false)} />}
      {isFeed && <FeedDialog onClose={() => setFeed(false)} />}
    </div>
  );
}

/** All entries of the visible days, with the rows behind them. */
function useEntries(
  userId: string,
  [first, last]: readonly [string, string],
  linkOf: (row: EventRow, on: string) => string,
) {
  const [from, to] = [dateAtMinute(first, 0), dateAtMinute(addDays(last, 1), 0)];
  const between = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const events = useListEventsQuery(between);
  const deals = useDueDeals(first, last);
  const tasks = useListDueTasksQuery({ userId, first, last, ...between });
  const subscribed = useSubscribedEntries(from, to);
  const { data: people } = useListRecordPeopleQuery();
  const found = events.data ?? NOTHING;
  const entries = useMemo(() => {
    const names = new Map((people ?? []).map(({ id, name }) => [id, name]));
    return [
      ...getCalendarEntries(found, [from, to], linkOf, (id) => names.get(id) ?? 'A teammate'),
      ...deals.steps.map((row) => dealEntry(row, 'next_step_on', 'Next step')),
      ...deals.closings.map((row) => dealEntry(row, 'expected_close', 'Closing')),
      ...(tasks.data ?? []).map(taskEntry),
      ...subscribed,
    ];
  }, [found, deals.steps, deals.closings, tasks.data, subscribed, people, from, to, linkOf]);
  return {
    answer: events,
    entries,
    events: { events: found.events, deals: [...deals.steps, ...deals.closings] },
  };
}
