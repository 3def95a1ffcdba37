import { expect, test } from 'vitest';
import { describeQuietHours } from './describe-quiet-hours.ts';
import type { QuietHours } from './quiet-hours.ts';

const hours = (own: Partial<QuietHours> = {}): QuietHours => ({
  enabled: true,
  start: '22:00',
  end: '08:00',
  timezone: 'America/New_York',
  ...own,
});
const say = (at: string, own?: Partial<QuietHours>) =>
  describeQuietHours(hours(own), new Date(at)).replaceAll('\u202f', ' ');

test('names the start of quiet hours and the delivery time in the afternoon', () => {
  expect(say('2026-06-01T15:00:00-04:00')).toBe(
    'From 10:00 PM today until 8:00 AM tomorrow, non-urgent notifications wait and are then sent.',
  );
});

test('names the end at night, before and after midnight', () => {
  expect(say('2026-06-01T23:30:00-04:00')).toContain('Quiet hours until 8:00 AM tomorrow.');
  expect(say('2026-06-02T03:30:00-04:00')).toContain('Quiet hours until 8:00 AM today.');
});

test('names the actual end when clocks skip it tonight', () => {
  expect(say('2026-03-07T15:00:00-05:00', { end: '02:30' })).toContain('until 3:00 AM tomorrow');
});

test('says that nothing is held back when hours are off or start equals end', () => {
  expect(say('2026-06-01T23:30:00Z', { enabled: false })).toMatch(/^Quiet hours are off/);
  expect(say('2026-06-01T23:30:00Z', { end: '22:00' })).toMatch(/^No quiet hours/);
});

test('uses the chosen time zone, or UTC if it is unknown', () => {
  expect(say('2026-06-01T12:30:00Z', { timezone: 'Asia/Kolkata' })).toMatch(/10:00.PM today/);
  expect(say('2026-06-01T23:30:00Z', { timezone: 'Mars/Olympus' })).toMatch(/8:00.AM tomorrow/);
});
