import { describe, expect, it } from 'vitest';
import { computeModel } from './model.ts';
import { createRandomModel } from './randomModels.ts';
import { datedInternalRateOfReturn } from './returns.ts';
import { gridOf, seekGoal, seekGoalFrom, stepsAround } from './sensitivity.ts';

it('computes one figure per pair of row and column', () => {
  expect(gridOf([1, 2], [10, 20], (row, column) => row * column)).toEqual([
    [10, 20],
    [20, 40],
  ]);
});

it('centers an odd number of steps', () => {
  expect(stepsAround(8, 0.5, 5)).toEqual([7, 7.5, 8, 8.5, 9]);
});

describe('goal seek', () => {
  it.each([
    ['rising', (input: number) => input ** 2],
    ['falling', (input: number) => 98 - input ** 2],
  ])('finds the input of a %s figure', (_how, of) => {
    expect(seekGoal({ target: 49, least: 0, most: 100, of })).toBeCloseTo(7, 9);
  });

  it('has no input when the range misses the target or a result is missing', () => {
    expect(seekGoal({ target: 49, least: 0, most: 5, of: (input) => input })).toBeNull();
    expect(seekGoal({ target: 49, least: 0, most: 5, of: () => null })).toBeNull();
  });
});

it('seeks a goal from a starting point and stops where there is no result', () => {
  const of = (input: number) => (input < 50 ? null : 1_000 / input);
  const goal = { least: 25, most: 300, start: 100, of };
  expect(seekGoalFrom({ ...goal, target: 8 })).toBeCloseTo(125, 6);
  expect(seekGoalFrom({ ...goal, target: 12.5 })).toBeCloseTo(80, 6);
  expect(seekGoalFrom({ ...goal, target: 40 })).toBeNull();
  expect(seekGoalFrom({ ...goal, target: 1 })).toBeNull();
});

it('finds the price of a target return from either side of it', () => {
  const of = createRandomModel(7);
  const rateAt = (price: number) =>
    datedInternalRateOfReturn(
      computeModel({ ...of, purchase: { ...of.purchase, price: Math.round(price) } })
        .leveredFlows ?? [],
    ).rate;
  const start = of.purchase.price;
  const goal = { start, least: start / 4, most: start * 3, tolerance: 100, of: rateAt };
  const rate = rateAt(start) ?? 0;
  for (const target of [rate * 0.9, rate * 1.1]) {
    const price = seekGoalFrom({ ...goal, target });
    expect(rateAt(price ?? 0)).toBeCloseTo(target, 4);
  }
});
