import { describe, expect, it } from 'vitest';
import { calendarText } from '../../../shared/clients/calendar/ical.ts';
import { parseCalendar } from './parse-calendar.ts';

const NOW = Date.parse('2026-05-10T12:00:00Z');
const wrap = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-TIMEZONE:America/Chicago', ...lines, 'END:VCALENDAR']
    .join('\r\n')
    .concat('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a@b', ...lines, 'END:VEVENT'];
const read = (...lines: string[]) => {
  const parsed = parseCalendar(wrap(...entry(...lines)), NOW);
  if ('failure' in parsed) throw new Error(parsed.failure);
  return parsed;
};
const starts = (...lines: string[]) => read(...lines).events.map(({ begins_at }) => begins_at);

describe('an external calendar', () => {
  it('supports times in UTC, a named zone, an Outlook zone, or the calendar’s own', () => {
    expect(starts('DTSTART:20260512T150000Z')).toEqual(['2026-05-12T15:00:00.000Z']);
    expect(starts('DTSTART;TZID=America/New_York:20260512T090000')).toEqual([
      '2026-05-12T13:00:00.000Z',
    ]);
    expect(starts('DTSTART;TZID="Pacific Standard Time":20260512T090000')).toEqual([
      '2026-05-12T16:00:00.000Z',
    ]);
    expect(starts('DTSTART:20260512T090000')).toEqual(['2026-05-12T14:00:00.000Z']);
  });

  it('supports all-day events, durations, escaped text, and folded lines', () => {
    const { events } = read(
      'DTSTART;VALUE=DATE:20260512',
      'SUMMARY:Tour\\, with',
      '  lunch',
      'LOCATION:Main\\; 2nd floor',
    );
    expect(events).toMatchObject([
      {
        title: 'Tour, with lunch',
        place: 'Main; 2nd floor',
        is_all_day: true,
        begins_at: '2026-05-12T00:00:00.000Z',
        ends_at: '2026-05-13T00:00:00.000Z',
      },
    ]);
    const [timed] = read('DTSTART:20260512T150000Z', 'DURATION:PT1H30M').events;
    expect(timed?.ends_at).toBe('2026-05-12T16:30:00.000Z');
  });

  it('keeps recurring events as rules without excluded days', () => {
    const [event] = read(
      'DTSTART;TZID=America/New_York:20260504T090000',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260701T000000Z',
      'EXDATE;TZID=America/New_York:20260513T090000',
    ).events;
    expect(event).toMatchObject({
      repeats: 'weekly',
      repeat_every: 1,
      repeat_on: ['MO', 'WE'],
      repeat_until: '2026-06-30',
      skipped: '2026-05-13',
    });
    const [yearly] = read('DTSTART;VALUE=DATE:20200704', 'RRULE:FREQ=YEARLY').events;
    expect(yearly).toMatchObject({ repeats: 'monthly', repeat_every: 12 });
  });

  it('lists the second Tuesday and the last Friday of months', () => {
    expect(
      starts('DTSTART:20260113T150000Z', 'RRULE:FREQ=MONTHLY;BYDAY=2TU;COUNT=6').map((at) =>
        at.slice(0, 10),
      ),
    ).toEqual(['2026-04-14', '2026-05-12', '2026-06-09']);
    expect(
      starts('DTSTART:20260130T150000Z', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20260630').map((at) =>
        at.slice(0, 10),
      ),
    ).toEqual(['2026-03-27', '2026-04-24', '2026-05-29', '2026-06-26']);
  });

  it('counts events it can’t show fully', () => {
    expect(read('DTSTART:20260512T150000Z', 'RRULE:FREQ=HOURLY')).toMatchObject({ leftOut: 1 });
    expect(read('DTSTART;TZID=Mars/Base:20260512T150000')).toEqual({ events: [], leftOut: 1 });
  });

  it('replaces a moved day of a series, and drops canceled and past events', () => {
    const parsed = parseCalendar(
      wrap(
        ...entry('DTSTART:20260501T150000Z', 'RRULE:FREQ=DAILY'),
        ...entry('RECURRENCE-ID:20260512T150000Z', 'DTSTART:20260512T180000Z', 'SUMMARY:Moved'),
        ...entry('DTSTART:20260513T150000Z', 'STATUS:CANCELLED'),
        ...entry('DTSTART:20200513T150000Z'),
      ),
      NOW,
    );
    expect(parsed).toMatchObject({
      events: [{ repeats: 'daily', skipped: '2026-05-12' }, { title: 'Moved' }],
    });
  });
});

describe('a hostile calendar', () => {
  it('is rejected if it isn’t a calendar or has too many events', () => {
    for (const source of ['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', '\0'.repeat(1000)]) {
      expect(parseCalendar(source, NOW), source.slice(0, 20)).toEqual({ failure: 'not_calendar' });
    }
    const many = Array.from({ length: 1100 }, () => entry('DTSTART:20260512T150000Z')).flat();
    expect(parseCalendar(wrap(...many), NOW)).toEqual({ failure: 'too_many' });
    const series = Array.from({ length: 400 }, () =>
      entry('DTSTART:20260512T150000Z', 'RRULE:FREQ=DAILY'),
    ).flat();
    expect(parseCalendar(wrap(...series), NOW)).toEqual({ failure: 'too_many' });
  });

  it('can’t contain unstorable text or out-of-range dates', () => {
    const [event] = read(
      'DTSTART:20260512T150000Z',
      `SUMMARY:A\0B\u202e${'c'.repeat(5000)}`,
    ).events;
    expect(event?.title).toMatch(/^A B c{196}$/);
    expect(read('DTSTART:10660101T000000Z', 'RRULE:FREQ=DAILY')).toEqual({
      events: [],
      leftOut: 1,
    });
  });

  it('is parsed quickly with endless, dateless, very old, or broken rules', () => {
    const began = performance.now();
    for (const rule of [
      'FREQ=SECONDLY',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
      'FREQ=MONTHLY;BYDAY=5MO;INTERVAL=99',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=WEEKLY;BYSETPOS=1;BYDAY=MO',
      'FREQ=;COUNT=x',
    ]) {
      for (const start of ['00010101T000000Z', '19700101T000000Z', '99991231T235959Z']) {
        parseCalendar(wrap(...entry(`DTSTART:${start}`, `RRULE:${rule}`)), NOW);
      }
    }
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

it('reads the calendar feed that this product writes', () => {
  const feed = calendarText(
    [
      {
        id: '5a0b7a9e-0000-4000-8000-000000000001',
        title: 'Tour, Maple Glen; east wing — with a long name of the community and its address',
        place: '12 Oak St, Austin',
        notes: 'First line\nSecond \\ line',
        begins_at: '2026-05-12T15:00:00Z',
        ends_at: '2026-05-12T16:00:00Z',
        time_zone: 'America/Chicago',
        is_all_day: false,
        repeats: 'weekly',
        repeat_every: 1,
        repeat_count: 3,
        repeat_until: null,
        repeat_on: [],
        skipped: null,
        updated_at: '2026-05-01T00:00:00Z',
        version: 3,
      },
    ],
    NOW,
  );
  const parsed = parseCalendar(feed, NOW);
  if ('failure' in parsed) throw new Error(parsed.failure);
  expect(parsed.events.map(({ begins_at, title, place }) => [begins_at, title, place])).toEqual(
    ['2026-05-12', '2026-05-19', '2026-05-26'].map((day) => [
      `${day}T15:00:00.000Z`,
      'Tour, Maple Glen; east wing — with a long name of the community and its address',
      '12 Oak St, Austin',
    ]),
  );
});
