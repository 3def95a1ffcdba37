import { expect, it } from 'vitest';
import { momentOfField, toField, tomorrowAtNine } from './localMoment.ts';

it('a moment in the field is the same moment again', () => {
  const moment = new Date(2026, 10, 24, 9, 5);
  expect(toField(moment)).toBe('2026-11-24T09:05');
  expect(momentOfField(toField(moment))?.getTime()).toBe(moment.getTime());
});

it('what is no moment is none', () => {
  expect(momentOfField('')).toBeNull();
  expect(momentOfField('soon')).toBeNull();
});

it('the offer is the next day at nine', () => {
  expect(tomorrowAtNine(new Date(2026, 11, 31, 23, 59))).toEqual(new Date(2027, 0, 1, 9, 0));
});
