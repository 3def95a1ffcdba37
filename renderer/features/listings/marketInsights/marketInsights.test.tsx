import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addMonths } from '#shared/operator/forecast.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { Component } from './MarketInsightsPage.tsx';

const place = {
  place: 'OH',
  name: 'OH',
  period: '2026-01-31',
  value: 81.04,
  base: 19,
  source: 'cms',
  is_sample: false,
  year_before: null,
};
const monthsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...place,
    period: `${addMonths('2024-01', at)}-28`,
    value: 70 + at / 2,
  }));

function open(path: string, places: readonly object[], periods: readonly object[] = []) {
  const respond = adasData({
    'rpc list_market_places': { data: places },
    'rpc list_market_periods': { data: periods },
    'select watches': { data: [] },
  } as never);
  return renderParts({ '/market-insights': <Component /> }, path, respond);
}

it('shows each figure with its sample and source, and hides small samples', async () => {
  open('/market-insights', [place, { ...place, place: 'IN', name: 'IN', value: null, base: 2 }]);
  expect(await screen.findByText('81.0%')).toBeVisible();
  expect(screen.getByText('19 nursing homes')).toBeVisible();
  expect(screen.getByText('Too few')).toBeVisible();
});

it("shows a place's forecast with the error of its method", async () => {
  open('/market-insights?show=OH', [place], monthsOf(14));
  expect(await screen.findByText(/Method: linear regression.*from 14 months/)).toBeVisible();
  expect(screen.getByText(/off by 0\.0%, 0\.0%, 0\.0% on average/)).toBeVisible();
});

it('explains why a short history gives no forecast', async () => {
  open('/market-insights?show=OH', [place], monthsOf(5));
  expect(
    await screen.findByText('No forecast. A forecast needs 12 whole months. Ohio has 5.'),
  ).toBeVisible();
});

it('shows no forecast across a withheld month', async () => {
  const periods = monthsOf(20).map((one, at) => (at === 10 ? { ...one, value: null } : one));
  open('/market-insights?show=OH', [place], periods);
  expect(await screen.findByText(/Ohio has 9\./)).toBeVisible();
});

it('names the missing source when there is no figure', async () => {
  open('/market-insights?measure=population_75', []);
  expect(await screen.findByText(/Census ACS 5-year has no figure/)).toBeVisible();
});
