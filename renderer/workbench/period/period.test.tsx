import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderParts } from '../../testing/renderPart.tsx';
import { Periods } from './Periods.tsx';
import { periodOf, usePeriod } from './usePeriod.ts';

const Shown = () => <output>{usePeriod().days}</output>;
const part = (
  <>
    <Periods />
    <Shown />
  </>
);

it('is read from the URL, keeping other search params', () => {
  renderParts({ '/': part }, '/?days=30&person=ada');
  expect(screen.getByRole('status')).toHaveTextContent('30');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('30 days');
  const year = screen.getByRole('link', { name: '12 months' });
  expect(year).toHaveAttribute('href', '?days=365&person=ada');
});

it.each(['', '?days=31', '?days=-90', '?days=x'])('defaults to 90 days for %j', (query) => {
  renderParts({ '/': part }, `/${query}`);
  expect(screen.getByRole('status')).toHaveTextContent('90');
});

it('ends today at any time of day, across months and years', () => {
  const late = periodOf(30, new Date(2026, 0, 5, 23, 59));
  expect(late).toMatchObject({ first: '2025-12-07', last: '2026-01-05' });
  expect(new Date(late.from)).toEqual(new Date(2025, 11, 7));
  expect(new Date(late.before)).toEqual(new Date(2026, 0, 6));
});
