import { describe, expect, it } from 'vitest';
import { DEAL_PHASES, DEAL_STAGES, needsAt, whyNotTo } from '#shared/deals/stages.ts';
import { scaleOf } from '../../kit/work/charts/chart.ts';
import { fallsOf } from '../../kit/work/charts/WaterfallChart.tsx';
import { byPhase, expectedFrom, monthsFrom, runningSum } from './forecast.ts';

const rows = [
  { month: '2026-11-01', stage: 'won', deals: 1, commission: 90, weighted: 90 },
  { month: '2026-12-01', stage: 'lois', deals: 2, commission: 100, weighted: 40 },
  { month: '2026-12-01', stage: 'om', deals: 1, commission: 50, weighted: 15 },
];
const now = new Date(2026, 10, 23);

describe('the stages of a deal', () => {
  it('need what stood on the way to them, and lost needs its reason alone', () => {
    expect(needsAt('valuation')).toEqual([]);
    expect(needsAt('teaser')).toEqual(['price', 'commission_percent']);
    expect(needsAt('lost')).toEqual(['lost_reason']);
  });

  it('lead anywhere, but not from closed to lost', () => {
    expect(whyNotTo('won', 'lost')).not.toBeNull();
    expect(whyNotTo('won', 'closing')).toBeNull();
    expect(whyNotTo('nda', 'lost')).toBeNull();
  });

  it('stand in one phase each', () => {
    const stages = DEAL_STAGES.map(({ value }) => value).filter((value) => value !== 'lost');
    expect(DEAL_PHASES.flatMap((phase) => phase.stages)).toEqual(stages);
  });
});

describe('a forecast', () => {
  it('has every month, also those in which nothing closes', () => {
    expect(monthsFrom(rows, 3, now).map(({ label }) => label)).toEqual([
      'Nov 2026',
      'Dec',
      'Jan 2027',
    ]);
  });

  it('adds up each phase by month', () => {
    const months = monthsFrom(rows, 2, now);
    const series = byPhase(rows, months, DEAL_PHASES, ({ weighted }) => weighted);
    expect(series.find(({ label }) => label === 'In the market')?.values).toEqual([0, 55]);
    expect(series.find(({ label }) => label === 'Closed')?.values).toEqual([90, 0]);
    expect(runningSum([1, 2, 3])).toEqual([1, 3, 6]);
  });

  it('goes from all that is open to what is expected, and nothing is lost between', () => {
    const steps = expectedFrom(rows);
    expect(steps.map(({ value }) => value)).toEqual([150, -95, 90, 145]);
    expect(fallsOf(steps)).toEqual([
      [0, 150],
      [150, 55],
      [55, 145],
      [0, 145],
    ]);
  });
});

describe('a scale', () => {
  it('begins at nothing, ends at a round figure, and stands with one value too', () => {
    const scale = scaleOf([3, 87], 100, 0);
    expect([scale.at(0), scale.at(scale.ticks.at(-1) ?? 0)]).toEqual([100, 0]);
    expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(87);
    expect(Number.isFinite(scaleOf([], 100, 0).at(0))).toBe(true);
    expect(Number.isFinite(scaleOf([0], 100, 0).at(0))).toBe(true);
  });
});
