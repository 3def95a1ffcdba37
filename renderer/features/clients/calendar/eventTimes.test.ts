import { expect, it } from 'vitest';
import { getEventLength, moveEventStart, readEventTimes, writeEventTimes } from './eventTimes.ts';

const TIMES = { day: '2026-11-27', from: '09:00', to: '10:30' };

it('reads and writes the same times', () => {
  expect(readEventTimes(writeEventTimes(TIMES))).toEqual(TIMES);
});

it('keeps the length when the start moves', () => {
  expect(moveEventStart(TIMES, '13:15', getEventLength(TIMES))).toEqual({
    ...TIMES,
    from: '13:15',
    to: '14:45',
  });
});

it('ends on the next day if the end is before the start', () => {
  expect(writeEventTimes({ ...TIMES, from: '23:00', to: '00:30' })).toEqual({
    begins_at: '2026-11-27T23:00',
    ends_at: '2026-11-28T00:30',
  });
});
