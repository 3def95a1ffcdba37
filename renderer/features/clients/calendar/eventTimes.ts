import type { FormValues } from '#shared/records/schema.ts';
import { addDays } from '../../../workbench/calendar/days.ts';
import { getNewEventValues } from './eventEntries.ts';

/** Day and times of an event form, whose values are local, such as 2026-11-27T09:00. */
export interface EventTimes {
  readonly day: string;
  readonly from: string;
  readonly to: string;
}

const DEFAULT_FROM = '09:00';
const HOUR = 60;

export function readEventTimes({ begins_at, ends_at }: FormValues): EventTimes {
  const [begins, ends] = [String(begins_at ?? ''), String(ends_at ?? '')];
  return { day: begins.slice(0, 10), from: begins.slice(11, 16), to: ends.slice(11, 16) };
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const two = (part: number): string => String(part).padStart(2, '0');
const timeOf = (minutes: number): string =>
  `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

/** Returns form values for a day and times; an end before the start is on the next day. */
export function writeEventTimes({ day, from, to }: EventTimes): FormValues {
  const isNextDay = to !== '' && minutesOf(to) < minutesOf(from);
  return {
    begins_at: `${day}T${from}`,
    ends_at: `${isNextDay ? addDays(day, 1) : day}T${to}`,
  };
}

/** Returns the minutes between start and end; an hour if one of them is missing. */
export function getEventLength({ from, to }: EventTimes): number {
  if (from === '' || to === '') return HOUR;
  return (minutesOf(to) - minutesOf(from) + 24 * HOUR) % (24 * HOUR) || HOUR;
}

/** Moves the start and keeps the length. */
export const moveEventStart = (times: EventTimes, from: string, length: number): EventTimes =>
  from === '' ? { ...times, from } : { ...times, from, to: timeOf(minutesOf(from) + length) };

/** Returns the times of an event that becomes an all-day one or stops being one. */
export function switchAllDay(day: string, isAllDay: boolean, now: number): FormValues {
  const from = minutesOf(DEFAULT_FROM);
  const slot = isAllDay ? { day } : { day, minutes: { from, to: from + HOUR } };
  const { begins_at, ends_at, is_all_day } = getNewEventValues(slot, now);
  return { begins_at: begins_at ?? '', ends_at: ends_at ?? '', is_all_day: is_all_day ?? false };
}
