import { escapeContentText, foldContentLine } from '../../format/contentLine.ts';
import { type EventTiming, listOccurrences, type Occurrence } from './recurrence.ts';
import { getWallTime } from './zones.ts';

/** An event as exported to other calendars. */
export interface FeedEvent extends EventTiming {
  readonly id: string;
  readonly title: string;
  readonly place: string | null;
  readonly notes: string | null;
  readonly updated_at: string;
  readonly version: number;
}

const DAY_MS = 86_400_000;
const MOST = 5000;

/** "20261123T150000Z". */
const formatUtcTimestamp = (timestamp: number): string =>
  `${new Date(timestamp).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** Returns the date in the zone at a given time, "20261123". */
const dayText = (zone: string, timestamp: number): string =>
  new Date(getWallTime(zone, timestamp)).toISOString().slice(0, 10).replace(/-/g, '');

/** The organizer and the guest. */
interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly guest: string;
}

/** Quotes a parameter value, which can't contain quotes (RFC 5545, 3.2). */
const quoted = (text: string): string => `"${escapeContentText(text).replace(/["\\]/g, '')}"`;

function linesOf(
  event: FeedEvent,
  { day, begins, ends }: Occurrence,
  invitation?: Invitation,
): readonly string[] {
  const { time_zone: zone, place, notes } = event;
  const times = event.is_all_day
    ? [`DTSTART;VALUE=DATE:${dayText(zone, begins)}`, `DTEND;VALUE=DATE:${dayText(zone, ends)}`]
    : [`DTSTART:${formatUtcTimestamp(begins)}`, `DTEND:${formatUtcTimestamp(ends)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}${event.repeats === null ? '' : `-${day}`}@havenexchange`,
    `DTSTAMP:${formatUtcTimestamp(Date.parse(event.updated_at))}`,
    `SEQUENCE:${event.version}`,
    ...times,
    `SUMMARY:${escapeContentText(event.title)}`,
    ...(place === null ? [] : [`LOCATION:${escapeContentText(place)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${escapeContentText(notes)}`]),
    ...(invitation === undefined
      ? []
      : [
          `ORGANIZER;CN=${quoted(invitation.name || invitation.email)}:mailto:${invitation.email}`,
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${invitation.guest}`,
        ]),
    'END:VEVENT',
  ];
}

const writtenAs = (method: 'PUBLISH' | 'REQUEST', lines: readonly string[]): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Haven Exchange//Calendar//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...lines,
    'END:VCALENDAR',
  ]
    .map(foldContentLine)
    .join('\r\n')}\r\n`;

type Once = Pick<
  FeedEvent,
  | 'id'
  | 'title'
  | 'place'
  | 'updated_at'
  | 'version'
  | 'begins_at'
  | 'ends_at'
  | 'time_zone'
  | 'is_all_day'
>;

/** Returns an invitation to a single occurrence (RFC 5546); its notes are left out. */
export function invitationText(event: Once, invitation: Invitation): string {
  const [starts, ends] = [Date.parse(event.begins_at), Date.parse(event.ends_at)];
  const publicEvent = { ...event, notes: null, repeats: null } as unknown as FeedEvent;
  return writtenAs('REQUEST', linesOf(publicEvent, { day: '', begins: starts, ends }, invitation));
}

/** Returns the cancellation of such an occurrence (RFC 5546, 3.2.5). */
export function cancellationText(event: Once, invitation: Invitation): string {
  return invitationText(event, invitation)
    .replace('METHOD:REQUEST', 'METHOD:CANCEL')
    .replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT');
}

/**
 * Writes events as iCalendar. Each occurrence is its own event in UTC, which every calendar reads alike; a series
 * would need its time zone rules in the file.
 */
export function calendarText(events: readonly FeedEvent[], now: number): string {
  const [from, to] = [now - 60 * DAY_MS, now + 400 * DAY_MS];
  const times = events.flatMap((event) => {
    const isOnce = event.repeats === null;
    const found = isOnce
      ? listOccurrences(event, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
      : listOccurrences(event, from, to);
    return found.map((occurrence) => ({ event, occurrence }));
  });
  return writtenAs('PUBLISH', [
    'X-WR-CALNAME:Haven Exchange',
    ...times.slice(0, MOST).flatMap(({ event, occurrence }) => linesOf(event, occurrence)),
  ]);
}
