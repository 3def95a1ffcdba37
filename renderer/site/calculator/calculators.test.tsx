import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toCents } from '#shared/underwriting/cents.ts';
import { fakeRest, jsonResponse } from '../data/fakeRest.ts';
import { initialTexts, parseFieldValues } from './fields.ts';
import { InvestmentCalculator } from './InvestmentCalculator.tsx';
import type { Preset } from './presets.ts';
import { ValuationCalculator } from './ValuationCalculator.tsx';
import { computeValuation, valuationFields, valuationFromPreset } from './valuation.ts';

const maple: Preset = {
  id: 'dec0de00-0000-4000-8000-000000000201',
  property_name: 'Maple Court',
  location: 'Westerville, OH',
  price: 19_750_000,
  total_units: 84,
  total_beds: 92,
  licensed_beds: 96,
  occupancy_rate: 91.7,
  cap_rate: 7.39,
  avg_monthly_rate: 5450,
};

let isDown = false;

beforeEach(() => {
  isDown = false;
  fakeRest(() => jsonResponse(isDown ? { message: 'not a list' } : [maple]));
  history.replaceState(null, '', '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

const result = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement);

describe('valuation calculator', () => {
  it('shows the example until the user types', () => {
    render(<ValuationCalculator />);
    expect(result('Value').getByText('$16,578,667')).toBeVisible();
    expect(result('Break-even occupancy').getByText('65.2%')).toBeVisible();
    const chart = screen.getByRole('table', { name: 'Value by cap rate' });
    expect(within(chart).getByRole('row', { name: /7\.50%.*\$16,578,667/ })).toBeVisible();
  });

  it('updates results and URL on input', async () => {
    const user = userEvent.setup();
    render(<ValuationCalculator />);
    await user.clear(screen.getByLabelText('Cap rate'));
    await user.type(screen.getByLabelText('Cap rate'), '8');
    expect(result('Value').getByText('$15,542,500')).toBeVisible();
    await vi.waitFor(() => expect(location.search).toBe('?cap=8'));
  });

  it('keeps invalid input, shows the error, and computes no result', async () => {
    const user = userEvent.setup();
    render(<ValuationCalculator />);
    const occupancy = screen.getByLabelText('Occupancy');
    await user.clear(occupancy);
    await user.type(occupancy, '190');
    expect(occupancy).toHaveValue('190');
    expect(occupancy).toBeInvalid();
    expect(occupancy).toHaveAccessibleDescription('Enter a number from 0 to 100.');
    expect(result('Value').getByText('—')).toBeVisible();
    expect(result('Break-even occupancy').getByText('65.2%')).toBeVisible();
  });

  it('loads values from a shared URL', async () => {
    history.replaceState(null, '', '/valuation-calculator?units=100&cap=ten&ref=mail');
    render(<ValuationCalculator />);
    expect(await screen.findByDisplayValue('ten')).toBeInvalid();
    expect(screen.getByLabelText('Units')).toHaveValue('100');
  });

  it('starts with a community for sale and computes its price as the value', async () => {
    const user = userEvent.setup();
    render(<ValuationCalculator />);
    await user.click(await screen.findByRole('button', { name: /Maple Court/ }));
    expect(screen.getByLabelText('Licensed beds')).toHaveValue('96');
    const values = {
      ...parseFieldValues(valuationFields, initialTexts(valuationFields)),
      ...valuationFromPreset(
        maple,
        parseFieldValues(valuationFields, initialTexts(valuationFields)),
      ),
    };
    const cents = computeValuation(values).value ?? 0;
    expect(Math.abs(cents - toCents(maple.price))).toBeLessThan(2_000);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(result('Value').getByText('$16,578,667')).toBeVisible();
  });

  it('works without the communities and retries loading them', async () => {
    isDown = true;
    const user = userEvent.setup();
    render(<ValuationCalculator />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: /Maple Court/ })).toBeVisible();
  });
});

describe('investment calculator', () => {
  it('sizes the loan, projects cash flow, and computes the IRR', () => {
    render(<InvestmentCalculator />);
    expect(result('Internal rate of return').getByText('14.02%')).toBeVisible();
    expect(result('Loan').getByText('$10,725,000')).toBeVisible();
    expect(result('Loan').getByText(/The price test is the limit/)).toBeVisible();
    expect(result('Equity multiple').getByText('2.21×')).toBeVisible();
    const chart = screen.getByRole('table', { name: 'Cash flow by year' });
    expect(within(chart).getByRole('row', { name: /Today.*−\$6,105,000/ })).toBeVisible();
    expect(within(chart).getAllByRole('row')).toHaveLength(10);
  });

  it.each([
    ['Interest rate', '12', 'Loan', /The coverage test is the limit/],
    ['Maximum LTV', '0', 'DSCR', 'No debt'],
    ['First-year NOI', '-10', 'Internal rate of return', 'Complete the fields above.'],
    ['Hold period', '', 'Sale', '—'],
  ])('with %s of “%s” shows for %s: %s', async (label, text, of, message) => {
    const user = userEvent.setup();
    render(<InvestmentCalculator />);
    await user.clear(screen.getByLabelText(label));
    if (text !== '') await user.type(screen.getByLabelText(label), text);
    expect(result(of).getByText(message)).toBeVisible();
  });
});
