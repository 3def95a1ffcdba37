import { describe, expect, it } from 'vitest';
import { calendarText, type FeedEvent, invitationText } from './ical.ts';
import { type EventTiming, listOccurrences } from './recurrence.ts';
import { findNearestZone, getWallTime, wallTimeToInstant } from './zones.ts';

const once: EventTiming = {
  begins_at: '2026-10-26T13:00:00Z',
  ends_at: '2026-10-26T14:00:00Z',
  time_zone: 'America/New_York',
  is_all_day: false,
  repeats: null,
  repeat_every: null,
  repeat_on: [],
  repeat_until: null,
  repeat_count: null,
  skipped: null,
};
const FROM = Date.parse('2026-01-01T00:00:00Z');
const TO = Date.parse('2028-01-01T00:00:00Z');
const listStarts = (timed: Partial<EventTiming>, from = FROM, to = TO) =>
  listOccurrences({ ...once, ...timed }, from, to).map((one) => new Date(one.begins).toISOString());

describe('recurring events', () => {
  it('stays at nine across daylight saving changes', () => {
    expect(listStarts({ repeats: 'weekly', repeat_count: 2 })).toEqual([
      '2026-10-26T13:00:00.000Z',
      '2026-11-02T14:00:00.000Z',
    ]);
    const spring = { begins_at: '2027-03-13T14:00:00Z', ends_at: '2027-03-13T15:00:00Z' };
    expect(listStarts({ ...spring, repeats: 'daily', repeat_count: 2 })).toEqual([
      '2027-03-13T14:00:00.000Z',
      '2027-03-14T13:00:00.000Z',
    ]);
  });

  it('keeps its length over a daylight saving change', () => {
    const [first, second] = listOccurrences(
      {
        ...once,
        begins_at: '2027-03-13T04:00:00Z',
        ends_at: '2027-03-13T09:00:00Z',
        repeats: 'daily',
        repeat_count: 2,
      },
      FROM,
      TO,
    );
    expect((second?.ends ?? 0) - (second?.begins ?? 0)).toBe(
      (first?.ends ?? 0) - (first?.begins ?? 1),
    );
  });

  it('ignores daylight saving in Arizona', () => {
    const [first, last] = listStarts({
      time_zone: 'America/Phoenix',
      repeats: 'weekly',
      repeat_count: 3,
    });
    expect([first?.slice(11, 13), last?.slice(11, 13)]).toEqual(['13', '13']);
  });

  it('repeats on several days every second week, starting with the first', () => {
    expect(
      listStarts({
        repeats: 'weekly',
        repeat_every: 2,
        repeat_on: ['WE', 'FR'],
        repeat_count: 5,
      }).map((at) => at.slice(0, 10)),
    ).toEqual(['2026-10-26', '2026-10-28', '2026-10-30', '2026-11-09', '2026-11-11']);
  });

  it('skips months without the day and excluded days', () => {
    const last = { begins_at: '2027-01-31T15:00:00Z', ends_at: '2027-01-31T16:00:00Z' };
    expect(
      listStarts({
        ...last,
        repeats: 'monthly',
        repeat_until: '2027-08-31',
        skipped: '2027-05-31, 2027-07-31',
      }).map((at) => at.slice(0, 10)),
    ).toEqual(['2027-01-31', '2027-03-31', '2027-08-31']);
  });

  it('counts excluded days and finds occurrences in the middle of a long series', () => {
    expect(listStarts({ repeats: 'daily', repeat_count: 3, skipped: '2026-10-27' })).toHaveLength(
      2,
    );
    const [from, to] = [Date.parse('2036-05-01T00:00Z'), Date.parse('2036-05-03T00:00Z')];
    expect(listStarts({ repeats: 'daily' }, from, to)).toEqual([
      '2036-05-01T13:00:00.000Z',
      '2036-05-02T13:00:00.000Z',
    ]);
  });

  it('covers whole days of its zone, including the 25-hour one', () => {
    const day = {
      is_all_day: true,
      begins_at: '2026-10-31T04:00:00Z',
      ends_at: '2026-11-01T04:00:00Z',
      repeats: 'daily',
      repeat_count: 2,
    };
    const [, second] = listOccurrences({ ...once, ...day }, FROM, TO);
    expect([
      new Date(second?.begins ?? 0).toISOString(),
      new Date(second?.ends ?? 0).toISOString(),
    ]).toEqual(['2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z']);
  });
});

describe('clocks', () => {
  it('resolves a repeated and a skipped local time as the database does', () => {
    const twice = Date.parse('2026-11-01T01:30:00Z');
    expect(new Date(wallTimeToInstant('America/New_York', twice)).toISOString()).toBe(
      '2026-11-01T06:30:00.000Z',
    );
    const never = Date.parse('2027-03-14T02:30:00Z');
    expect(new Date(wallTimeToInstant('America/New_York', never)).toISOString()).toBe(
      '2027-03-14T07:30:00.000Z',
    );
  });

  it('maps other zones to a supported one with the same time', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    expect(findNearestZone('America/Detroit', now)).toBe('America/New_York');
    expect(findNearestZone('Europe/Paris', now)).toBe('UTC');
    expect(getWallTime('Pacific/Honolulu', now)).toBe(Date.parse('2026-11-23T02:00:00Z'));
  });
});

const feedEvent: FeedEvent = {
  ...once,
  id: '5a0b7a9e-0000-4000-8000-000000000001',
  title: 'Tour, Maple Glen; east wing',
  place: null,
  notes: null,
  updated_at: '2026-10-01T00:00:00Z',
  version: 3,
};
const NOW = Date.parse('2026-11-01T00:00:00Z');

describe('event in iCalendar format', () => {
  it('is written in valid iCalendar', () => {
    expect(calendarText([feedEvent], NOW).split('\r\n').slice(6, -2)).toEqual([
      'BEGIN:VEVENT',
      'UID:5a0b7a9e-0000-4000-8000-000000000001@havenexchange',
      'DTSTAMP:20261001T000000Z',
      'SEQUENCE:3',
      'DTSTART:20261026T130000Z',
      'DTEND:20261026T140000Z',
      'SUMMARY:Tour\\, Maple Glen\\; east wing',
      'END:VEVENT',
    ]);
  });

  it("escapes typed text so it can't start a line or an event", () => {
    const crafted = 'A\r\nEND:VEVENT\nBEGIN:VEVENT\u2028ATTENDEE:x\u0085ATTACH:y\\';
    const text = calendarText(
      [{ ...feedEvent, title: crafted, notes: crafted, place: crafted }],
      NOW,
    );
    const lines = text.split(/\r\n|\r|\n|\u2028|\u0085/);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT' || line === 'END:VEVENT')).toHaveLength(
      2,
    );
    expect(lines.filter((line) => /^(ATTENDEE|ATTACH)/.test(line))).toEqual([]);
  });

  it('folds lines at 75 bytes without splitting characters', () => {
    const title = '日本語 Ümläut 🏠 '.repeat(20);
    const text = calendarText([{ ...feedEvent, title }], NOW);
    for (const line of text.split('\r\n')) {
      expect(encodeURIComponent(line).replace(/%../g, 'x').length).toBeLessThanOrEqual(75);
    }
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('writes all-day events as dates and a series as single events', () => {
    const day = { begins_at: '2026-11-26T05:00:00Z', ends_at: '2026-11-27T05:00:00Z' };
    const text = calendarText(
      [{ ...feedEvent, ...day, is_all_day: true, repeats: 'daily', repeat_count: 2 }],
      NOW,
    );
    expect(text).toContain('DTSTART;VALUE=DATE:20261126');
    expect(text).toContain('DTEND;VALUE=DATE:20261127');
    expect(text).toContain('DTSTART;VALUE=DATE:20261127');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });
});

describe('invitation', () => {
  const invitation = {
    id: '7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c11',
    title: 'Tour; of "Riverbend"\nBEGIN:VEVENT',
    place: null,
    updated_at: '2027-03-01T15:00:00Z',
    version: 3,
    begins_at: '2027-03-10T15:00:00Z',
    ends_at: '2027-03-10T16:00:00Z',
    time_zone: 'America/Chicago',
    is_all_day: false,
  };
  it('invites one guest on behalf of one broker and escapes their text and names', () => {
    const by = { name: 'Ben "B"\nX:1', email: 'ben@brokers.example', guest: 'ada@buyers.example' };
    const lines = invitationText(invitation, by).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Haven Exchange//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:7b0ff2ee-9d5c-4f5a-9f66-0a4a5f2a1c11@havenexchange',
      'DTSTAMP:20270301T150000Z',
      'SEQUENCE:3',
      'DTSTART:20270310T150000Z',
      'DTEND:20270310T160000Z',
      'SUMMARY:Tour\\; of "Riverbend"\\nBEGIN:VEVENT',
      'ORGANIZER;CN="Ben BnX:1":mailto:ben@brokers.example',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:ada@buyers.example',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
});
