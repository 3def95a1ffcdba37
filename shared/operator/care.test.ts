import { expect, it } from 'vitest';
import { nextShift, previousShift } from './care.ts';

it('goes back from shift to shift, with night shifts on the day they start', () => {
  const shifts = ['2026-03-01/day'];
  let now: ReturnType<typeof previousShift> = { day: '2026-03-01', shift: 'day' };
  for (let step = 0; step < 3; step += 1) {
    now = previousShift(now.day, now.shift);
    shifts.push(`${now.day}/${now.shift}`);
  }
  expect(shifts).toEqual([
    '2026-03-01/day',
    '2026-02-28/night',
    '2026-02-28/evening',
    '2026-02-28/day',
  ]);
});

it('returns to the same shift after going back', () => {
  for (const shift of ['day', 'evening', 'night'] as const) {
    const next = nextShift('2026-02-28', shift);
    expect(previousShift(next.day, next.shift)).toEqual({ day: '2026-02-28', shift });
  }
});
