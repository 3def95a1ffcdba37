import { expect, test } from 'vitest';
import { simulateMonth } from './month-simulation.ts';

test('a month with 30,000 charting entries has the census, levels, due lists, and medication record that its events give', async () => {
  expect(await simulateMonth(75, 24)).toBeGreaterThan(30_000);
}, 3_600_000);
