import { expect, test } from 'vitest';
import { simulateMonth } from './month-simulation.ts';

test('a month of a small community has the census, levels, due lists, and medication record that its events give', async () => {
  expect(await simulateMonth(4, 2)).toBeGreaterThan(100);
});
