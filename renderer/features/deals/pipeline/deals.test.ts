import { describe, expect, it } from 'vitest';
import {
  DEAL_PHASES,
  DEAL_STAGES,
  getStageChangeError,
  getStageRequirements,
} from '#shared/deals/stages.ts';
import { scaleOf } from '../../../workbench/charts/chart.ts';
import { getWaterfallBars } from '../../../workbench/charts/WaterfallChart.tsx';
import { byPhase, computeRunningTotals, expectedFrom, getForecastMonths } from './forecast.ts';

const rows = [
  { month: '2026-11-01', stage: 'won', deals: 1, commission: 90, weighted: 90 },
  { month: '2026-12-01', stage: 'lois', deals: 2, commission: 100, weighted: 40 },
  { month: '2026-12-01', stage: 'om', deals: 1, commission: 50, weighted: 15 },
];
const now = new Date(2026, 10, 23);

describe('deal stages', () => {
  it('require the fields of the stages before them, and lost requires only a reason', () => {
    expect(getStageRequirements('valuation')).toEqual([]);
    expect(getStageRequirements('teaser')).toEqual(['price', 'commission_percent']);
    expect(getStageRequirements('lost')).toEqual(['lost_reason']);
  });

  it('allow any move except from closed to lost', () => {
    expect(getStageChangeError('won', 'lost')).not.toBeNull();
    expect(getStageChangeError('won', 'closing')).toBeNull();
    expect(getStageChangeError('nda', 'lost')).toBeNull();
  });

  it('belong to exactly one phase', () => {
    const stages = DEAL_STAGES.map(({ value }) => value).filter((value) => value !== 'lost');
    expect(DEAL_PHASES.flatMap((phase) => phase.stages)).toEqual(stages);
  });
});

describe('a forecast', () => {
  it('includes months without closings', () => {
    expect(getForecastMonths(rows, 3, now).map(({ label }) => label)).toEqual([
      'Nov 2026',
      'Dec',
      'Jan 2027',
    ]);
  });

  it('sums each phase by month', () => {
    const months = getForecastMonths(rows, 2, now);
    const series = byPhase(rows, months, DEAL_PHASES, ({ weighted }) => weighted);
    expect(series.find(({ label }) => label === 'On the market')?.values).toEqual([0, 55]);
    expect(series.find(({ label }) => label === 'Closed')?.values).toEqual([90, 0]);
    expect(computeRunningTotals([1, 2, 3])).toEqual([1, 3, 6]);
  });

  it('leads from all open deals to expected ones without loss', () => {
    const steps = expectedFrom(rows);
    expect(steps.map(({ value }) => value)).toEqual([150, -95, 90, 145]);
    expect(getWaterfallBars(steps)).toEqual([
      [0, 150],
      [150, 55],
      [55, 145],
      [0, 145],
    ]);
  });
});

describe('a scale', () => {
  it('starts at zero, ends at a round number, and works with one value', () => {
    const scale = scaleOf([3, 87], 100, 0);
    expect([scale.at(0), scale.at(scale.ticks.at(-1) ?? 0)]).toEqual([100, 0]);
    expect(scale.ticks.at(-1)).toBeGreaterThanOrEqual(87);
    expect(Number.isFinite(scaleOf([], 100, 0).at(0))).toBe(true);
    expect(Number.isFinite(scaleOf([0], 100, 0).at(0))).toBe(true);
  });
});
