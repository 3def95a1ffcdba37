import { expect, it } from 'vitest';
import { chartDays } from './chartDays.ts';

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    visits: 1,
    live: index % 2 === 0 ? index : null,
  }));

const lines = [
  { id: 'visits', label: 'Visits', of: ({ visits }: { visits: number }) => visits },
  {
    id: 'live',
    label: 'Live',
    of: ({ live }: { live: number | null }) => live,
    stands: true as const,
  },
];

it('plots a point per day for 90 days and a gap where nothing was counted', () => {
  const { along, categories, series } = chartDays(daysOf(90), lines);
  expect([along, categories.length]).toEqual(['Day', 90]);
  expect([categories[0], categories[89]]).toEqual(['Jan 1', 'Mar 31']);
  expect(series[1]?.values.slice(0, 3)).toEqual([0, null, 2]);
});

it('plots a year by week, summing events and taking the last value of levels', () => {
  const { along, categories, series } = chartDays(daysOf(365), lines);
  expect([along, categories.length]).toEqual(['Week of', 52]);
  expect(series[0]?.values).toEqual(Array.from({ length: 52 }, () => 7));
  expect(series[1]?.values.at(-1)).toBe(364);
});
