import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { notifyRated } from '../../ui/rating/ratingEvents.ts';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { RatingSummary } from './RatingSummary.tsx';
import type { Ratings } from './ratings.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const none: Ratings = {
  count: 0,
  average: null,
  stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
  recent: [],
};
const some: Ratings = {
  count: 4,
  average: 4.3,
  stars: { 5: 2, 4: 1, 3: 1, 2: 0, 1: 0 },
  recent: [
    { id: 'r1', rating: 5, review: 'Calm.', created_at: '2026-11-02T12:00:00Z' },
    { id: 'r2', rating: 3, review: 'Word '.repeat(60), created_at: '2026-11-01T12:00:00Z' },
  ],
};

const answering = (ratings: Ratings) => fakeRest(() => jsonResponse(ratings));

it('shows the average, count, stars, shares, and newest reviews', async () => {
  answering(some);
  render(<RatingSummary />);
  expect(await screen.findByText('4.3')).toBeVisible();
  expect(screen.getByText('4 ratings')).toBeVisible();
  expect(screen.getByText('50% gave 5 stars, 75% 4 stars or more.')).toBeVisible();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '1',
    '0',
    '0',
  ]);
  expect(screen.getByText('Calm.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read more', expanded: false }));
  expect(screen.getByRole('button', { name: 'Read less', expanded: true })).toBeVisible();
});

it('invites the first review and refreshes counts after a rating', async () => {
  answering(none);
  render(<RatingSummary />);
  expect(await screen.findByText('Be the First to Review!')).toBeVisible();
  answering(some);
  act(notifyRated);
  expect(await screen.findByText('4 ratings')).toBeVisible();
});

it('shows a load error and retries', async () => {
  fakeRest(() => jsonResponse({}, 403));
  render(<RatingSummary />);
  expect(await screen.findByRole('alert')).toHaveTextContent("Couldn't load ratings.");
  answering(some);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('4.3')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByText('4.3'));
});
