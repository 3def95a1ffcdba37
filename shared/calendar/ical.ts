import { type Occurrence, occurrencesIn, type Timed } from './occurrences.ts';
import { wallAt } from './zones.ts';

/** An event as other calendars are told of it. */
export interface Told extends Timed {
  readonly id: string;
  readonly title: string;
  readonly place: string | null;
  readonly notes: string | null;
  readonly updated_at: string;
  readonly version: number;
}

const DAY_MS = 86_400_000;
const LINE_BYTES = 74;
const MOST = 5000;

/** Text as a value: whatever would end a line or a value is written otherwise (RFC 5545, 3.3.11). */
const textOf = (words: string): string =>
  words
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\n\r\u0085\u2028\u2029]/g, '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no control may stand in a line.
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** How long a letter is in UTF-8. */
function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** A line is at most 75 bytes long; a longer one goes on behind a space, and no letter is torn apart. */
function folded(line: string): string {
  let written = '';
  let bytes = 0;
  for (const letter of line) {
    const size = bytesOf(letter);
    if (bytes + size > LINE_BYTES) {
      written += '\r\n ';
      bytes = 1;
    }
    written += letter;
    bytes += size;
  }
  return written;
}

/** "20261123T150000Z". */
const momentText = (moment: number): string =>
  `${new Date(moment).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

/** The day that it is in the zone at a moment, "20261123". */
const dayText = (zone: string, moment: number): string =>
  new Date(wallAt(zone, moment)).toISOString().slice(0, 10).replace(/-/g, '');

/** Who asks whom. */
interface Invitation {
  readonly name: string;
  readonly email: string;
  readonly guest: string;
}

/** A parameter's value knows no quotes (RFC 5545, 3.2). */
const quoted = (words: string): string => `"${textOf(words).replace(/["\\]/g, '')}"`;

function linesOf(
  event: Told,
  { day, begins, ends }: Occurrence,
  invitation?: Invitation,
): readonly string[] {
  const { time_zone: zone, place, notes } = event;
  const times = event.is_all_day
    ? [`DTSTART;VALUE=DATE:${dayText(zone, begins)}`, `DTEND;VALUE=DATE:${dayText(zone, ends)}`]
    : [`DTSTART:${momentText(begins)}`, `DTEND:${momentText(ends)}`];
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}${event.repeats === null ? '' : `-${day}`}@havenexchange`,
    `DTSTAMP:${momentText(Date.parse(event.updated_at))}`,
    `SEQUENCE:${event.version}`,
    ...times,
    `SUMMARY:${textOf(event.title)}`,
    ...(place === null ? [] : [`LOCATION:${textOf(place)}`]),
    ...(notes === null ? [] : [`DESCRIPTION:${textOf(notes)}`]),
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
    .map(folded)
    .join('\r\n')}\r\n`;

type Once = Pick<
  Told,
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

/** One time that somebody is asked to (RFC 5546); what was noted about it stays with whoever noted it. */
export function invitationText(event: Once, invitation: Invitation): string {
  const [begins, ends] = [Date.parse(event.begins_at), Date.parse(event.ends_at)];
  const told = { ...event, notes: null, repeats: null } as unknown as Told;
  return writtenAs('REQUEST', linesOf(told, { day: '', begins, ends }, invitation));
}

/** What takes such a time out of a calendar again (RFC 5546, 3.2.5). */
export function cancellationText(event: Once, invitation: Invitation): string {
  return invitationText(event, invitation)
    .replace('METHOD:REQUEST', 'METHOD:CANCEL')
    .replace('END:VEVENT', 'STATUS:CANCELLED\r\nEND:VEVENT');
}

/**
 * Events as iCalendar. Each time of a series is an event of its own and in UTC, which every calendar reads alike: a series
 * would need the rules of its zone's clocks in the file.
 */
export function calendarText(events: readonly Told[], now: number): string {
  const [from, to] = [now - 60 * DAY_MS, now + 400 * DAY_MS];
  const times = events.flatMap((event) => {
    const isOnce = event.repeats === null;
    const found = isOnce
      ? occurrencesIn(event, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY)
      : occurrencesIn(event, from, to);
    return found.map((occurrence) => ({ event, occurrence }));
  });
  return writtenAs('PUBLISH', [
    'X-WR-CALNAME:Haven Exchange',
    ...times.slice(0, MOST).flatMap(({ event, occurrence }) => linesOf(event, occurrence)),
  ]);
}
