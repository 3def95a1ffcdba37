import { expect, it } from 'vitest';
import { parseDateTimeField, toDateTimeField, tomorrowAtNine } from './localDateTime.ts';

it('round-trips a time through the field', () => {
  const date = new Date(2026, 10, 24, 9, 5);
  expect(toDateTimeField(date)).toBe('2026-11-24T09:05');
  expect(parseDateTimeField(toDateTimeField(date))?.getTime()).toBe(date.getTime());
});

it('rejects an invalid time', () => {
  expect(parseDateTimeField('')).toBeNull();
  expect(parseDateTimeField('soon')).toBeNull();
});

it('suggests the next day at nine', () => {
  expect(tomorrowAtNine(new Date(2026, 11, 31, 23, 59))).toEqual(new Date(2027, 0, 1, 9, 0));
});
