import { expect, it } from 'vitest';
import { toInstant, toLocalTime } from './zonedTime.ts';

it("parses a local time in the community's zone", () => {
  expect(toInstant('2026-01-15T23:30', 'America/Chicago')).toBe('2026-01-16T05:30:00.000Z');
  expect(toInstant('2026-07-15T23:30', 'America/Chicago')).toBe('2026-07-16T04:30:00.000Z');
});

it('parses times around a clock change', () => {
  expect(toInstant('2026-03-08T01:30', 'America/New_York')).toBe('2026-03-08T06:30:00.000Z');
  expect(toInstant('2026-03-08T03:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
});

it('returns the local time of a moment', () => {
  expect(toLocalTime(Date.parse('2026-01-16T05:30:00Z'), 'America/Chicago')).toBe(
    '2026-01-15T23:30',
  );
});
