import { describe, expect, it } from 'vitest';
import { computeModel } from './model.ts';
import { createRandom } from './random.ts';
import { createRandomModel } from './randomModels.ts';
import { datedInternalRateOfReturn } from './returns.ts';
import {
  createSimulation,
  DEFAULT_SPREADS,
  drawFrom,
  type Outcome,
  summarizeRuns,
} from './simulation.ts';

const of = createRandomModel(7);
const run = (count: number, seed: number, spreads = DEFAULT_SPREADS) => {
  const next = createSimulation(of, spreads, seed);
  return Array.from({ length: count }, next);
};

describe('simulation', () => {
  it('repeats its runs for a seed and changes them for another', () => {
    expect(run(20, 5)).toEqual(run(20, 5));
    expect(run(20, 5)).not.toEqual(run(20, 6));
  });

  it('equals the model if nothing varies', () => {
    const fixed = DEFAULT_SPREADS.map((spread) => ({ ...spread, low: 0, high: 0 }));
    const { rate } = datedInternalRateOfReturn(computeModel(of).leveredFlows ?? []);
    for (const { irr } of run(3, 1, fixed)) expect(irr).toBe(rate);
  });

  it.each([
    ['normal', 0.02, 0.02, 0, 0.02],
    ['triangular', 0.01, 0.02, 0.01 / 3, Math.sqrt((0.03 ** 2 - 0.01 * 0.02) / 18)],
  ] as const)(
    'draws a %s spread with its mean and deviation',
    (shape, low, high, mean, deviation) => {
      const random = createRandom(3);
      const spread = { key: 'exitCap', label: '', shape, low, high } as const;
      const drawn = Array.from({ length: 20_000 }, () => drawFrom(spread, random));
      const average = drawn.reduce((all, one) => all + one, 0) / drawn.length;
      const variance = drawn.reduce((all, one) => all + (one - average) ** 2, 0) / drawn.length;
      expect(Math.abs(average - mean)).toBeLessThan(0.0005);
      expect(Math.abs(Math.sqrt(variance) - deviation)).toBeLessThan(0.0005);
    },
  );
});

describe('summary', () => {
  const outcomes = Array.from(
    { length: 100 },
    (_, at): Outcome => ({
      irr: at < 10 ? null : at / 100,
      multiple: at < 10 ? 0.5 : 1.5,
      coverage: at < 20 ? 0.9 : 1.4,
      noi: 0,
    }),
  );
  const result = summarizeRuns(outcomes, 0.5);

  it('counts runs without a rate as the lowest', () => {
    expect(result.withoutRate).toBe(10);
    expect(result.percentiles).toEqual([
      { percent: 5, irr: null },
      { percent: 25, irr: 0.24 },
      { percent: 50, irr: 0.49 },
      { percent: 75, irr: 0.74 },
      { percent: 95, irr: 0.94 },
    ]);
  });

  it('states shares of all runs and puts each rate into one bin', () => {
    expect(result).toMatchObject({ belowRequired: 0.5, losing: 0.1, uncovered: 0.2 });
    expect(result.bins.reduce((all, { count }) => all + count, 0)).toBe(90);
    expect(summarizeRuns([], 0.1)).toMatchObject({ runs: 0, mean: null, losing: 0 });
  });
});
