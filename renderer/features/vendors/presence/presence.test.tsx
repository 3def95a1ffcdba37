import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PriceCalculator } from './PriceCalculator.tsx';
import { type Ranking, rankingReasons } from './presence.ts';

const ranking: Ranking = {
  verified: { points: 12, most: 30, count: 2 },
  responsive: { points: 18, most: 20, answered: 9, asked: 10 },
  completed: { points: 2, most: 20, count: 1 },
  rated: { points: 15, most: 20, average: 4.5, count: 2 },
};

it('explains a ranking only by what was counted', () => {
  expect(rankingReasons(ranking, 'OH')).toEqual([
    '2 verified credentials',
    'Answered 9 of 10 requests in time',
    '1 finished project',
    '4.5 of 5 from 2 clients',
    'Works in Ohio',
  ]);
  const nothing: Ranking = {
    verified: { points: 0, most: 30, count: 0 },
    responsive: { points: 0, most: 20, answered: 0, asked: 1 },
    completed: { points: 0, most: 20, count: 0 },
    rated: { points: 0, most: 20, average: null, count: 0 },
  };
  expect(rankingReasons(nothing)).toEqual([]);
});

it('calculates a price from the typed quantity and rejects invalid ones', async () => {
  const calculator = {
    id: '1',
    title: 'Corridors',
    measure: 'unit',
    base_cents: 100_000,
    rate_cents: 25_000,
    least_cents: 200_000,
    usual_quantity: 10,
    note: null,
    is_published: true,
  } as const;
  render(<PriceCalculator calculator={calculator} heading="h2" />);
  expect(screen.getByRole('status')).toHaveTextContent('$3,500.00');
  const field = screen.getByLabelText('Number of units');
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  expect(screen.getByRole('status')).toHaveTextContent('$2,000.00');
  await userEvent.clear(field);
  await userEvent.type(field, '1.5');
  expect(screen.getByText('Enter 1 to 1,000,000.')).toBeVisible();
});
