import { describe, expect, it } from 'vitest';
import { gridOf, seekGoal, stepsAround } from './sensitivity.ts';

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
