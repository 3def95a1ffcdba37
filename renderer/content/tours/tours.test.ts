import { describe, expect, test } from 'vitest';
import { routes } from '#shared/routes/table.ts';
import type { Tour } from './tour.ts';
import { toursBroker } from './toursBroker.tour.ts';
import { toursBuyer } from './toursBuyer.tour.ts';
import { toursInvestor } from './toursInvestor.tour.ts';
import { toursOperator } from './toursOperator.tour.ts';
import { toursSeller } from './toursSeller.tour.ts';
import { toursVendor } from './toursVendor.tour.ts';

const tours: readonly Tour[] = [
  toursBuyer,
  toursSeller,
  toursBroker,
  toursVendor,
  toursOperator,
  toursInvestor,
];

describe.each(tours)('$heading', ({ steps }) => {
  test('has five to eight steps with unique headings', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(8);
    expect(new Set(steps.map(({ heading }) => heading)).size).toBe(steps.length);
  });

  test('uses only screens that visitors can open', () => {
    const closed = steps.filter(({ screen }) => routes[screen].access !== 'public');
    expect(closed).toEqual([]);
  });

  test('opens a community from a screen that links to one', () => {
    const before = steps.flatMap(({ screen }, place) =>
      screen === 'property' ? [steps[place - 1]?.screen] : [],
    );
    for (const screen of before) {
      expect(['investmentOpportunities', 'sellerDashboardPreview']).toContain(screen);
    }
  });
});

test('no two tours show the same sequence of screens', () => {
  const sequences = tours.map(({ steps }) => steps.map(({ screen }) => screen).join());
  expect(new Set(sequences).size).toBe(tours.length);
});
