import { expect, it } from 'vitest';
import { compareWithLibraries } from '#shared/underwriting/compareWithLibraries.ts';

it('agrees with two published libraries on 10,000 random models', () => {
  const { compared, widestRate, widestPayment, widestBalance } = compareWithLibraries(10_000, 1);
  expect(compared).toBeGreaterThan(7_000);
  expect(widestRate).toBeLessThan(1e-6);
  expect(widestPayment).toBeLessThanOrEqual(0.501);
  expect(widestBalance).toBeLessThan(1);
});
