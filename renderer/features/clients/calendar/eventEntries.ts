import {
  type EventTiming,
  listOccurrences,
  type Occurrence,
} from '#shared/clients/calendar/recurrence.ts';
import {
  findNearestZone,
  getWallTime,
  wallTimeToInstant,
  zoneLabel,
} from '#shared/clients/calendar/zones.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { event } from '#shared/records/nouns/event.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import {
  type CalendarEntry,
  formatMinute,
  type Slot,
  toTimeInput,
} from '../../../workbench/calendar/calendar.ts';
import { addDays } from '../../../workbench/calendar/days.ts';
import type { EventRow, Events } from './eventsApi.ts';
import type { SubscribedEvent } from './subscriptionsApi.ts';

const DAY_MS = 86_400_000;
const DAY = 24 * 60;

/** Converts a day and minute to a timestamp in the reader's time zone. */
export function dateAtMinute(day: string, minute: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 0, minute).getTime();
}

const minuteOf = (timestamp: number): number => {
  const at = new Date(timestamp);
  return at.getHours() * 60 + at.getMinutes();
};

interface Piece extends Pick<CalendarEntry, 'day' | 'minutes' | 'time' | 'elsewhere'> {
  readonly isWhole: boolean;
}

/** Returns the event's local time if it differs from the reader's: "9:00 AM Central". */
function formatZoneTime(zone: string, timestamp: number): string | undefined {
  const there = getWallTime(zone, timestamp);
  const here = timestamp - new Date(timestamp).getTimezoneOffset() * 60_000;
  if (there === here) return undefined;
  return `(${formatMinute(Math.floor((there % DAY_MS) / 60_000))} ${zoneLabel(zone)})`;
}

/** Splits an occurrence into one piece per day. */
function piecesOf(timed: EventTiming, { begins, ends }: Occurrence): readonly Piece[] {
  const zone = timed.time_zone;
  if (timed.is_all_day) {
    const first = new Date(getWallTime(zone, begins)).toISOString().slice(0, 10);
    const count = Math.max(
      1,
      Math.round((getWallTime(zone, ends) - getWallTime(zone, begins)) / DAY_MS),
    );
    return Array.from({ length: count }, (_, at) => ({
      day: addDays(first, at),
      isWhole: count === 1,
    }));
  }
  const pieces: Piece[] = [];
  const first = toCalendarDay(new Date(begins));
  const last = toCalendarDay(new Date(Math.max(begins, ends - 1)));
  const elsewhere = formatZoneTime(zone, begins);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const from = day === first ? minuteOf(begins) : 0;
    const to = day === toCalendarDay(new Date(ends)) ? minuteOf(ends) : DAY;
    pieces.push({
      day,
      minutes: { from, to },
      time: day === first ? formatMinute(from) : 'continues',
      ...(day === first && elsewhere !== undefined && { elsewhere }),
      isWhole: first === last,
    });
  }
  return pieces;
}

/** Returns the calendar entries between two times. */
export function getCalendarEntries(
  { events, busy }: Events,
  [from, to]: readonly [number, number],
  linkOf: (row: EventRow, day: string) => string,
  personOf: (id: string) => string,
): readonly CalendarEntry[] {
  const kind = event.fields[1];
  const shown = events.flatMap((row) =>
    listOccurrences(row, from, to).flatMap((occurrence) =>
      piecesOf(row, occurrence).map(
        ({ isWhole, ...piece }, at): CalendarEntry => ({
          ...piece,
          id: `event:${row.id}:${occurrence.day}:${at}`,
          kind: formatFieldValue(kind, getFieldValue(row, 'kind')),
          title: getRecordName(event, row),
          to: linkOf(row, occurrence.day),
          isMovable: at === 0,
          isSizable: isWhole && !row.is_all_day,
        }),
      ),
    ),
  );
  const busyEntries = busy.flatMap((timed, index) =>
    listOccurrences(timed, from, to).flatMap((occurrence) =>
      piecesOf(timed, occurrence).map(
        ({ isWhole: _, ...piece }, at): CalendarEntry => ({
          ...piece,
          id: `busy:${index}:${occurrence.day}:${at}`,
          kind: 'Busy',
          title: personOf(timed.owner_id),
          to: null,
          isMovable: false,
        }),
      ),
    ),
  );
  return [...shown, ...busyEntries];
}

/** Returns the entries of subscribed calendars; nothing opens, and nothing moves. */
export const getSubscribedEntries = (
  events: readonly SubscribedEvent[],
  [from, to]: readonly [number, number],
): readonly CalendarEntry[] =>
  events.flatMap((row) =>
    listOccurrences(row, from, to).flatMap((occurrence) =>
      piecesOf(row, occurrence).map(
        ({ isWhole: _, ...piece }, at): CalendarEntry => ({
          ...piece,
          id: `subscribed:${row.id}:${occurrence.day}:${at}`,
          kind: row.calendar,
          title: row.title,
          to: null,
          isMovable: false,
        }),
      ),
    ),
  );

/** Returns one occurrence as a single event; null if the series has none that day. */
export function toSingleEvent(row: EventRow, day: string): EventRow | null {
  const from = wallTimeToInstant(row.time_zone, Date.parse(`${day}T00:00:00Z`));
  const found = listOccurrences(row, from, from + 2 * DAY_MS).find((one) => one.day === day);
  if (found === undefined) return null;
  return {
    ...row,
    repeats: null,
    begins_at: new Date(found.begins).toISOString(),
    ends_at: new Date(found.ends).toISOString(),
  };
}

/** Returns the times of a moved event; multi-day events keep their length. */
export function getMovedTimes(row: EventRow, entry: CalendarEntry, { day, minutes }: Slot) {
  const [begins, ends] = [Date.parse(row.begins_at), Date.parse(row.ends_at)];
  const iso = (from: number, to: number) => ({
    begins_at: new Date(from).toISOString(),
    ends_at: new Date(to).toISOString(),
  });
  if (row.is_all_day) {
    const zone = row.time_zone;
    const wall = Date.parse(`${day}T00:00:00Z`);
    const length = getWallTime(zone, ends) - getWallTime(zone, begins);
    return iso(wallTimeToInstant(zone, wall), wallTimeToInstant(zone, wall + length));
  }
  const from = dateAtMinute(day, minutes?.from ?? minuteOf(begins));
  const isSized = minutes !== undefined && entry.isSizable === true;
  return iso(from, isSized ? dateAtMinute(day, minutes.to) : from + (ends - begins));
}

/** Initial values of a new event. */
export function getNewEventValues({ day, minutes }: Slot, now: number): FormValues {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = findNearestZone(here, now);
  const typed = (timestamp: number) =>
    `${toCalendarDay(new Date(timestamp))}T${toTimeInput(minuteOf(timestamp))}`;
  const wall = Date.parse(`${day}T00:00:00Z`);
  const [from, to] =
    minutes === undefined
      ? [wallTimeToInstant(zone, wall), wallTimeToInstant(zone, wall + DAY_MS)]
      : [dateAtMinute(day, minutes.from), dateAtMinute(day, minutes.to)];
  return {
    kind: 'meeting',
    begins_at: typed(from),
    ends_at: typed(to),
    is_all_day: minutes === undefined,
    time_zone: zone,
  };
}

/** Returns the next full hour on the selected day, for the C shortcut. */
export function nextHour(day: string, now: Date): Slot {
  const hour = day === toCalendarDay(now) ? Math.min(now.getHours() + 1, 22) : 9;
  return { day, minutes: { from: hour * 60, to: hour * 60 + 60 } };
}
