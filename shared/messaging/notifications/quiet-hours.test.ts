import { expect, test } from 'vitest';
import {
  isClockTime,
  isInQuietHours,
  isTimezone,
  type QuietHours,
  quietHoursEndAt,
} from './quiet-hours.ts';

const nights = (timezone: string, start = '22:00', end = '08:00'): QuietHours => ({
  enabled: true,
  start,
  end,
  timezone,
});
const newYork = nights('America/New_York');
const at = (text: string) => new Date(text);

test.each([
  ['2026-06-01T21:59:59-04:00', false],
  ['2026-06-01T22:00:00-04:00', true],
  ['2026-06-02T00:00:00-04:00', true],
  ['2026-06-02T07:59:59-04:00', true],
  ['2026-06-02T08:00:00-04:00', false],
  ['2026-06-02T12:00:00-04:00', false],
])('quiet hours across midnight: at %s quiet is %s', (time, quiet) => {
  expect(isInQuietHours(newYork, at(time))).toBe(quiet);
});

test('ends same-day quiet hours on that day', () => {
  const noon = nights('UTC', '12:00', '13:30');
  expect(isInQuietHours(noon, at('2026-06-01T11:59:00Z'))).toBe(false);
  expect(quietHoursEndAt(noon, at('2026-06-01T12:10:00Z'))).toEqual(at('2026-06-01T13:30:00Z'));
  expect(quietHoursEndAt(noon, at('2026-06-01T14:00:00Z'))).toBeNull();
});

test('is never quiet when off or when start equals end', () => {
  const time = at('2026-06-01T03:00:00Z');
  expect(isInQuietHours({ ...nights('UTC'), enabled: false }, time)).toBe(false);
  expect(isInQuietHours(nights('UTC', '08:00', '08:00'), time)).toBe(false);
});

test.each([
  ['before midnight', '2026-06-01T23:15:00-04:00', '2026-06-02T08:00:00-04:00'],
  ['after midnight', '2026-06-02T03:15:00-04:00', '2026-06-02T08:00:00-04:00'],
  [
    'over the night that is an hour short',
    '2026-03-07T23:00:00-05:00',
    '2026-03-08T08:00:00-04:00',
  ],
  ['over the night that is an hour long', '2026-10-31T23:00:00-04:00', '2026-11-01T08:00:00-05:00'],
])('ends quiet hours at eight local time, asked %s', (_when, time, end) => {
  expect(quietHoursEndAt(newYork, at(time))).toEqual(at(end));
});

test('ends at the clock change when spring skips the end time', () => {
  const early = nights('America/New_York', '22:00', '02:30');
  expect(quietHoursEndAt(early, at('2026-03-08T01:00:00-05:00'))).toEqual(
    at('2026-03-08T03:00:00-04:00'),
  );
});

test('ends the next day when clocks skip all time outside quiet hours', () => {
  const narrow = nights('Europe/Berlin', '02:13', '02:11');
  expect(quietHoursEndAt(narrow, at('2025-03-29T16:01:31Z'))).toEqual(at('2025-03-31T00:11:00Z'));
});

test('ends at the first occurrence of a repeated autumn time, then the second', () => {
  const early = nights('America/New_York', '22:00', '01:30');
  expect(quietHoursEndAt(early, at('2026-11-01T00:30:00-04:00'))).toEqual(
    at('2026-11-01T01:30:00-04:00'),
  );
  expect(quietHoursEndAt(early, at('2026-11-01T01:10:00-05:00'))).toEqual(
    at('2026-11-01T01:30:00-05:00'),
  );
});

test('quiet hours have always ended at the computed end, in every kind of time zone', () => {
  const zones = ['UTC', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia'];
  for (const zone of zones) {
    const hours = nights(zone, '21:45', '06:20');
    for (let hour = 0; hour < 24 * 366; hour += 5) {
      const time = new Date(Date.UTC(2026, 0, 1, hour, 7));
      const end = quietHoursEndAt(hours, time);
      expect(end === null).toBe(!isInQuietHours(hours, time));
      if (end === null) continue;
      expect(isInQuietHours(hours, end)).toBe(false);
      expect(isInQuietHours(hours, new Date(end.getTime() - 60_000))).toBe(true);
    }
  }
});

test('treats an unknown time zone as UTC and reports it', () => {
  expect(isInQuietHours(nights('Mars/Olympus'), at('2026-06-01T23:00:00Z'))).toBe(true);
  expect(isTimezone('Mars/Olympus')).toBe(false);
  expect(isTimezone('')).toBe(false);
  expect(isTimezone('Europe/Berlin')).toBe(true);
});

test('accepts times only as HH:MM', () => {
  expect(['00:00', '23:59'].every(isClockTime)).toBe(true);
  expect(['24:00', '7:30', '12:60', '12:00:00', ''].some(isClockTime)).toBe(false);
});
