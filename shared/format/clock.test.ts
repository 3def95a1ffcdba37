import { afterEach, expect, test, vi } from 'vitest';
import { serverNow, syncServerTime } from './clock.ts';
import { formatAge } from './relative-time.ts';

const OWN = new Date('2026-11-26T10:00:00Z');

afterEach(() => {
  syncServerTime(OWN.toUTCString());
  vi.useRealTimers();
});

test.each([
  ['three days behind', '2026-11-29T10:00:00Z'],
  ['five hours ahead', '2026-11-26T05:00:00Z'],
])('ages are correct with a device clock that is %s', (_off, server) => {
  vi.useFakeTimers({ now: OWN });
  syncServerTime(new Date(server).toUTCString());
  const before = (minutes: number) => new Date(Date.parse(server) - minutes * 60_000).toISOString();
  expect(formatAge(before(7), serverNow())).toBe('7 min');
  expect(formatAge(before(180), serverNow())).toBe('3 h');
  vi.advanceTimersByTime(3_600_000);
  expect(formatAge(before(180), serverNow())).toBe('4 h');
});

test('trusts a corrected clock again, and one that is slightly off', () => {
  vi.useFakeTimers({ now: OWN });
  syncServerTime('Thu, 26 Nov 2026 13:00:00 GMT');
  expect(serverNow()).toEqual(new Date('2026-11-26T13:00:00Z'));
  syncServerTime('Thu, 26 Nov 2026 10:04:00 GMT');
  expect(serverNow()).toEqual(OWN);
});

test.each([null, '', 'yesterday'])('ignores a response without a valid date (%s)', (date) => {
  vi.useFakeTimers({ now: OWN });
  syncServerTime('Thu, 26 Nov 2026 13:00:00 GMT');
  syncServerTime(date);
  expect(serverNow()).toEqual(new Date('2026-11-26T13:00:00Z'));
});
