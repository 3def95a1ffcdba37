import ICAL from 'ical.js';
import type { EventTiming } from '../../../shared/clients/calendar/recurrence.ts';
import { getWallTime, wallTimeToInstant } from '../../../shared/clients/calendar/zones.ts';
import { toPlainLine } from '../_shared/plain-line.ts';
import { readRule } from './recurrence-rule.ts';

const DAY_MS = 86_400_000;
/** Days before and after today that are shown. */
const PAST_DAYS = 60;
const FUTURE_DAYS = 400;
const MOST_EVENTS = 1000;
/** Browsers compute these, so there are fewer. */
const MOST_REPEATING = 300;
const MAX_SPAN_MS = 60 * DAY_MS;
/** The table's limits. */
const [EARLIEST, LATEST] = [Date.UTC(1900, 0, 2), Date.UTC(2199, 0, 1)];
const DEFAULT_ZONE = 'America/New_York';

/** Names of US time zones in calendars of Outlook and Exchange. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  UTC: 'UTC',
};

export interface SubscribedEvent extends EventTiming {
  readonly title: string;
  readonly place: string | null;
}

export type ParsedCalendar =
  | { readonly events: readonly SubscribedEvent[]; readonly leftOut: number }
  | { readonly failure: 'not_calendar' | 'too_many' };

/** A property in the form of RFC 7265: name, parameters, type, and values. */
type Property = readonly [
  name: string,
  parameters: Readonly<Record<string, unknown>>,
  type: string,
  ...values: unknown[],
];
type Component = readonly [string, readonly Property[], readonly Component[]];

const isComponent = (value: unknown): value is Component =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Array.isArray(value[1]) &&
  Array.isArray(value[2]);

const find = ([, properties]: Component, name: string): Property | undefined =>
  properties.find(([one]) => one === name);
const textOf = (component: Component, name: string): string | undefined => {
  const value = find(component, name)?.[3];
  return typeof value === 'string' ? value : undefined;
};

const zones = new Map<string, boolean>();
function isZone(name: string): boolean {
  const known = zones.get(name);
  if (known !== undefined) return known;
  let isKnown = /^[A-Za-z_]{2,30}(\/[A-Za-z_+-]{2,30}){0,2}$/.test(name);
  try {
    if (isKnown) getWallTime(name, 0);
  } catch {
    isKnown = false;
  }
  if (zones.size < 1000) zones.set(name, isKnown);
  return isKnown;
}

function zoneOf(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const mapped = Object.hasOwn(WINDOWS_ZONES, name) ? WINDOWS_ZONES[name] : name;
  return mapped !== undefined && isZone(mapped) ? mapped : undefined;
}

interface Moment {
  /** Wall time, in milliseconds as if it were UTC. */
  readonly wall: number;
  readonly zone: string;
  readonly isDay: boolean;
}

/** Reads a date or time. Days have no zone; UTC stands for all of them. Undefined for an unknown zone. */
function momentOf(property: Property | undefined, calendarZone: string): Moment | undefined {
  const value = property?.[3];
  if (property === undefined || typeof value !== 'string') return undefined;
  if (property[2] === 'date') {
    const wall = Date.parse(`${value}T00:00:00Z`);
    return Number.isNaN(wall) ? undefined : { wall, zone: 'UTC', isDay: true };
  }
  const isUtc = value.endsWith('Z');
  const wall = Date.parse(isUtc ? value : `${value}Z`);
  if (Number.isNaN(wall)) return undefined;
  const { tzid } = property[1];
  const zone = isUtc ? 'UTC' : tzid === undefined ? calendarZone : zoneOf(tzid);
  return zone === undefined ? undefined : { wall, zone, isDay: false };
}

const instantOf = ({ wall, zone }: Moment): number =>
  zone === 'UTC' ? wall : wallTimeToInstant(zone, wall);

/** Reads a duration such as "P1DT2H". */
function durationOf(text: string | undefined): number {
  const found =
    /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})S)?)?$/.exec(
      text ?? '',
    );
  if (found === null) return 0;
  const [, weeks, days, hours, minutes, seconds] = found.map((part) => Number(part ?? 0));
  return (
    ((weeks ?? 0) * 7 + (days ?? 0)) * DAY_MS +
    (hours ?? 0) * 3_600_000 +
    (minutes ?? 0) * 60_000 +
    (seconds ?? 0) * 1000
  );
}

const ONCE = {
  repeats: null,
  repeat_every: null,
  repeat_on: [],
  repeat_until: null,
  repeat_count: null,
  skipped: null,
} as const;

interface Reading {
  readonly calendarZone: string;
  readonly now: number;
  /** Days that other entries replace, by the series' ID. */
  readonly replaced: ReadonlyMap<string, readonly string[]>;
}

const dayOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Returns the events of one entry; null if it can't be shown fully. */
function readEvent(
  event: Component,
  reading: Reading,
): { readonly events: readonly SubscribedEvent[]; readonly isWhole: boolean } {
  const begins = momentOf(find(event, 'dtstart'), reading.calendarZone);
  if (begins === undefined) return { events: [], isWhole: false };
  const ends = momentOf(find(event, 'dtend'), reading.calendarZone);
  const duration = durationOf(textOf(event, 'duration'));
  const start = instantOf(begins);
  if (start < EARLIEST || start > LATEST) return { events: [], isWhole: false };
  const end =
    ends !== undefined && instantOf(ends) > start
      ? instantOf(ends)
      : start + (duration > 0 ? duration : begins.isDay ? DAY_MS : 0);
  const base = {
    title: toPlainLine(textOf(event, 'summary'), 200),
    place: toPlainLine(textOf(event, 'location'), 300) || null,
    time_zone: begins.zone,
    is_all_day: begins.isDay,
  };
  const length = Math.min(end - start, MAX_SPAN_MS);
  const at = (instant: number) => ({
    ...base,
    ...ONCE,
    begins_at: new Date(instant).toISOString(),
    ends_at: new Date(instant + length).toISOString(),
  });
  const rule = find(event, 'rrule')?.[3];
  const isWhole = end - start <= MAX_SPAN_MS && find(event, 'rdate') === undefined;
  if (rule === undefined || find(event, 'recurrence-id') !== undefined) {
    return { events: [at(start)], isWhole };
  }
  const skipped = [
    ...event[1]
      .filter(([name]) => name === 'exdate')
      .flatMap(([name, parameters, type, ...values]) =>
        values.map((value) => momentOf([name, parameters, type, value], reading.calendarZone)),
      )
      .flatMap((moment) =>
        moment === undefined ? [] : [dayOf(getWallTime(begins.zone, instantOf(moment)))],
      ),
    ...(reading.replaced.get(textOf(event, 'uid') ?? '') ?? []),
  ].slice(0, 300);
  const read = readRule(rule, begins.wall, begins.zone, {
    from: reading.now - PAST_DAYS * DAY_MS,
    to: reading.now + FUTURE_DAYS * DAY_MS,
  });
  if (read === undefined) return { events: [at(start)], isWhole: false };
  if ('walls' in read) {
    const events = read.walls
      .filter((wall) => !skipped.includes(dayOf(wall)))
      .map((wall) => at(instantOf({ ...begins, wall })));
    return { events, isWhole };
  }
  const series = { ...at(start), ...read.timing, skipped: skipped.join(', ') || null };
  return { events: [series], isWhole };
}

const isShown = ({ repeats, repeat_until, begins_at, ends_at }: SubscribedEvent, now: number) => {
  if (Date.parse(begins_at) > now + FUTURE_DAYS * DAY_MS) return false;
  const first = now - PAST_DAYS * DAY_MS;
  return repeats === null
    ? Date.parse(ends_at) >= first
    : repeat_until === null || Date.parse(repeat_until) + 2 * DAY_MS >= first;
};

/**
 * Reads an iCalendar file into events that the calendar can show. Repeating events stay rules, so a small file can't expand
 * into many events here.
 */
export function parseCalendar(source: string, now: number): ParsedCalendar {
  let calendar: unknown;
  try {
    calendar = ICAL.parse(source);
  } catch {
    return { failure: 'not_calendar' };
  }
  if (!isComponent(calendar) || calendar[0] !== 'vcalendar') return { failure: 'not_calendar' };
  const calendarZone = zoneOf(textOf(calendar, 'x-wr-timezone')) ?? DEFAULT_ZONE;
  const entries = calendar[2].filter((one) => isComponent(one) && one[0] === 'vevent');
  const replaced = new Map<string, string[]>();
  for (const entry of entries) {
    const property = find(entry, 'recurrence-id');
    const moment = momentOf(property, calendarZone);
    const uid = textOf(entry, 'uid');
    if (moment === undefined || uid === undefined) continue;
    replaced.set(uid, [...(replaced.get(uid) ?? []).slice(0, 300), dayOf(moment.wall)]);
  }
  const events: SubscribedEvent[] = [];
  let leftOut = 0;
  for (const entry of entries) {
    if (textOf(entry, 'status') === 'CANCELLED') continue;
    const read = readEvent(entry, { calendarZone, now, replaced });
    if (!read.isWhole) leftOut += 1;
    events.push(...read.events.filter((event) => isShown(event, now)));
    if (events.length > MOST_EVENTS) return { failure: 'too_many' };
  }
  const repeating = events.filter(({ repeats }) => repeats !== null).length;
  return repeating > MOST_REPEATING ? { failure: 'too_many' } : { events, leftOut };
}
