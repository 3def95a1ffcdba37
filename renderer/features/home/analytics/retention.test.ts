import { expect, it } from 'vitest';
import { retentionOf } from './retention.ts';

it('calculates retention by months since sign-up, across year boundaries', () => {
  expect(
    retentionOf([
      {
        joined: '2026-11',
        members: 8,
        months: [
          { month: '2026-11', members: 8 },
          { month: '2027-01', members: 2 },
        ],
      },
      { joined: '2027-01', members: 4, months: [{ month: '2027-01', members: 3 }] },
    ]),
  ).toEqual({
    categories: ['Same month', '+1', '+2'],
    series: [
      { id: '2026-11', label: 'Nov 2026 (8)', values: [100, null, 25] },
      { id: '2027-01', label: 'Jan 2027 (4)', values: [75, null, null] },
    ],
  });
});

it('returns no retention without members', () => {
  expect(retentionOf([])).toEqual({ categories: ['Same month'], series: [] });
});
