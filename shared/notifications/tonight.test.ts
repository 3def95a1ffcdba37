import { expect, test } from 'vitest';
import type { QuietHours } from './quiet-hours.ts';
import { tonight } from './tonight.ts';

const hours = (own: Partial<QuietHours> = {}): QuietHours => ({
  enabled: true,
  start: '22:00',
  end: '08:00',
  timezone: 'America/New_York',
  ...own,
});
const say = (at: string, own?: Partial<QuietHours>) =>
  tonight(hours(own), new Date(at)).replaceAll('\u202f', ' ');

test('in the afternoon the sentence names when it becomes quiet, and when what waited is sent', () => {
  expect(say('2026-06-01T15:00:00-04:00')).toBe(
    'From 10:00 PM today until 8:00 AM tomorrow, what is not urgent waits and is then sent.',
  );
});

test('in the night it names the end, before and after midnight', () => {
  expect(say('2026-06-01T23:30:00-04:00')).toContain('waits until 8:00 AM tomorrow.');
  expect(say('2026-06-02T03:30:00-04:00')).toContain('waits until 8:00 AM today.');
});

test('an end that the clocks skip tonight is named as it will be', () => {
  expect(say('2026-03-07T15:00:00-05:00', { end: '02:30' })).toContain('until 3:00 AM tomorrow');
});

test('hours that are off, or end when they begin, are said to keep nothing back', () => {
  expect(say('2026-06-01T23:30:00Z', { enabled: false })).toMatch(/^Quiet hours are off/);
  expect(say('2026-06-01T23:30:00Z', { end: '22:00' })).toMatch(/^Nothing is quiet/);
});

test('it speaks by the clock of the chosen timezone, and by UTC where that is unknown', () => {
  expect(say('2026-06-01T12:30:00Z', { timezone: 'Asia/Kolkata' })).toMatch(/10:00.PM today/);
  expect(say('2026-06-01T23:30:00Z', { timezone: 'Mars/Olympus' })).toMatch(/8:00.AM tomorrow/);
});
