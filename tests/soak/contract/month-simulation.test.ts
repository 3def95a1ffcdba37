import { expect, test } from 'vitest';
import { simulateMonth } from './month-simulation.ts';

test('a month of 30,000 charting entries has matching census, levels, due lists, and medication records', async () => {
  expect(await simulateMonth(75, 24)).toBeGreaterThan(30_000);
}, 3_600_000);
