import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { MarketBoard } from './MarketBoard.tsx';
import { MarketComparison } from './MarketComparison.tsx';
import { MarketScenarios } from './MarketScenarios.tsx';
import type { MarketFigures, MarketRow } from './marketFigures.ts';

const measured = (listings: number, average: number) => ({
  listings,
  average,
  low: average * 0.9,
  middle: average,
  high: average * 1.2,
});

const market = (name: string, listings: number, price: number, cap: number): MarketRow => ({
  name,
  listings,
  value: 1,
  price_per_bed: measured(listings, price),
  cap_rate: measured(listings, cap),
});

const figures: MarketFigures = {
  whole: market('', 20, 150_000, 7.5),
  states: [market('AZ', 3, 99_000, 8), market('OH', 9, 140_000, 7), market('TX', 8, 180_000, 9)],
  types: [market('ccrc', 20, 150_000, 7.5)],
};

let isDown = false;
let requestBody: unknown;

beforeEach(() => {
  isDown = false;
  fakeRest((_path, _query, init) => {
    requestBody = JSON.parse(String(init?.body));
    return jsonResponse(isDown ? null : figures);
  });
  history.replaceState(null, '', '/');
});
afterEach(() => vi.unstubAllGlobals());

describe('market figures', () => {
  it('marks figures with few listings and sorts large samples first', async () => {
    render(<MarketBoard label="Averages" shows="average" />);
    const table = await screen.findByRole('table', { name: 'Price per bed by state' });
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Ohio9$140,000',
      'Texas8$180,000',
      'Arizona3, few$99,000',
    ]);
  });

  it('loads the selected market and reflects it in the URL', async () => {
    const user = userEvent.setup();
    render(<MarketBoard label="Ranges" shows="spread" />);
    await user.selectOptions(screen.getByLabelText('Type'), 'CCRC (Continuing Care)');
    await user.selectOptions(screen.getByLabelText('Measure'), 'Cap rate');
    expect(location.search).toBe('?type=ccrc');
    expect(await screen.findByText('6.75% – 9.00%')).toBeVisible();
    expect(requestBody).toEqual({ property_type: 'ccrc' });
  });

  it('compares a state with the country and ranks it among states with enough listings', async () => {
    history.replaceState(null, '', '/market-intelligence?state=OH');
    render(<MarketComparison />);
    const row = await screen.findByRole('row', { name: /Price per bed.*\$140,000/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$140,000', '$150,000', '−$10,000', '2 of 2']);
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Arizona');
    expect(screen.getAllByText('Too few')[0]).toBeVisible();
  });

  it('divides averages by other rates instead of forecasting', async () => {
    render(<MarketScenarios />);
    const row = await screen.findByRole('row', { name: /As entered.*\$150,000/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$173,077', '$160,714', '$150,000', '$140,625', '$132,353']);
  });

  it('shows a load error and retries', async () => {
    isDown = true;
    render(<MarketScenarios />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('All types in all states: 20 live listings.')).toBeVisible();
  });
});
