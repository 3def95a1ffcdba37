import { expect, it } from 'vitest';
import { addMonths, forecastOccupancy, forecastSeries } from './forecast.ts';

const monthsOf = (count: number, write: (at: number) => number) =>
  Array.from({ length: count }, (_, at) => ({
    month: addMonths('2023-01', at),
    occupied: write(at),
  }));
const SEASON = [0, 4, 8, 10, 8, 4, 0, -4, -8, -10, -8, -4];
const seasonOf = (at: number) => 60 + at * 0.5 + (SEASON[at % 12] ?? 0);

it('continues a straight line without error', () => {
  const forecast = forecastOccupancy(
    monthsOf(12, (at) => 50 + at),
    100,
  );
  expect(forecast).toMatchObject({ method: 'linear', tests: 15 });
  if ('reason' in forecast) throw new Error(forecast.reason);
  expect(forecast.months.map(({ month }) => month)).toEqual(['2024-01', '2024-02', '2024-03']);
  expect(forecast.months.map(({ value }) => Math.round(value))).toEqual([62, 63, 64]);
  expect(Math.max(...forecast.errors)).toBeLessThan(1e-9);
});

it('repeats the last month when the figure levels off', () => {
  const forecast = forecastOccupancy(
    monthsOf(24, (at) => Math.min(40 + at * 4, 70)),
    100,
  );
  if ('reason' in forecast) throw new Error(forecast.reason);
  expect(forecast.method).toBe('unchanged');
  expect(forecast.months.map(({ value }) => value)).toEqual([70, 70, 70]);
});

it('uses the season when its backtest error is smaller', () => {
  const forecast = forecastOccupancy(monthsOf(36, seasonOf), 100);
  if ('reason' in forecast) throw new Error(forecast.reason);
  expect(forecast.method).toBe('seasonal');
  expect(forecast.months.map(({ value }) => value)).toEqual([36, 37, 38].map(seasonOf));
});

it('never exceeds the available units', () => {
  const forecast = forecastOccupancy(
    monthsOf(14, (at) => 86 + at),
    100,
  );
  if ('reason' in forecast) throw new Error(forecast.reason);
  expect(forecast.months.map(({ value, high }) => [value, high])).toEqual([
    [100, 100],
    [100, 100],
    [100, 100],
  ]);
});

it('refuses with a reason when the history is short or empty', () => {
  expect(
    forecastOccupancy(
      monthsOf(11, () => 50),
      100,
    ),
  ).toEqual({
    reason: 'A forecast needs 12 whole months. This community has 11.',
  });
  expect(
    forecastOccupancy(
      monthsOf(20, () => 0),
      100,
    ),
  ).toEqual({
    reason: 'A forecast needs months with residents.',
  });
});

it('refuses a series with a missing month', () => {
  const months = monthsOf(14, (at) => at).map(({ month, occupied }) => ({
    month,
    value: occupied,
  }));
  expect(forecastSeries({ months: months.toSpliced(5, 1), subject: 'Ohio' })).toEqual({
    reason: 'A forecast needs months without gaps. The month before 2023-07 is missing.',
  });
});
