import { expect, it } from 'vitest';
import { compareWithLibraries } from './compareWithLibraries.ts';

it('agrees with two published libraries on 500 random models', () => {
  const { compared, widestRate, widestPayment, widestBalance } = compareWithLibraries(500, 1);
  expect(compared).toBeGreaterThan(350);
  expect(widestRate).toBeLessThan(1e-6);
  expect(widestPayment).toBeLessThanOrEqual(0.501);
  expect(widestBalance).toBeLessThan(1);
});
