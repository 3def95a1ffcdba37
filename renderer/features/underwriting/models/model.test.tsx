import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Assumptions, createAssumptions } from '#shared/underwriting/assumptions.ts';
import { toCents } from '#shared/underwriting/cents.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { NEW_ROW } from '../../../testing/newRow.ts';
import { renderParts } from '../../../testing/renderPart.tsx';
import { pasteCells } from './AssumptionsForm.tsx';
import { EXPENSES } from './assumptionFields.ts';
import { exportTable } from './exportTable.ts';
import { parseFieldText, toFieldText } from './fieldValues.ts';
import { Component } from './ModelPage.tsx';

beforeEach(() => localStorage.clear());

const ID = 'dec0de00-0000-4000-8000-000000004901';
const assumptions: Assumptions = {
  ...createAssumptions(new Date('2026-01-15T00:00:00Z')),
  units: [
    {
      id: 'al',
      name: 'Studios',
      care: 'assisted',
      count: 80,
      rent: toCents(6_000),
      careFee: 0,
      growth: 0,
      careGrowth: 0,
    },
  ],
  expenses: [{ id: 'all', name: 'All', annual: toCents(3_600_000), growth: 0, variable: 0 }],
  purchase: { price: toCents(16_000_000), closingCosts: 0.02, workingCapital: 0 },
};
const scenarios = [{ id: 'base', name: 'Base case', assumptions }];

function openModel({ saved = 1, outcome = { data: 2 } as object, more = {} as object } = {}) {
  const requests: unknown[] = [];
  const row = {
    ...NEW_ROW,
    id: ID,
    name: 'Orchard House',
    status: 'draft',
    saved_version: saved,
    ...more,
  };
  const respond = adasData({
    'select underwriting_models': () => ({ data: row }),
    'select underwriting_versions': { data: { number: saved, scenarios } },
    'rpc save_underwriting_version': ({ args }: { readonly args: readonly unknown[] }) => {
      requests.push(args[0]);
      return outcome;
    },
    'select listings': {
      data: {
        id: ID,
        property_name: 'Maple Court',
        state: 'OH',
        property_type: 'assisted-living',
        price: 19_750_000,
        cap_rate: 7.39,
        total_units: 84,
        total_beds: 92,
        occupancy_rate: null,
        avg_monthly_rate: 5450,
      },
    },
    'select saved_values': { data: [] },
  } as never);
  const parts = { '/financial-analysis/:id': <Component /> };
  return { ...renderParts(parts, `/financial-analysis/${ID}`, respond), requests };
}

const figure = (name: RegExp) => screen.findByRole('button', { name });

describe('model page', () => {
  it('updates results as an assumption is typed', async () => {
    const { user } = openModel();
    expect(await figure(/^Going-in cap rate 8\.1\d%$/)).toBeVisible();
    const price = screen.getByLabelText('Price $');
    await user.clear(price);
    await user.type(price, '20,000,000');
    expect(await figure(/^Going-in cap rate 6\.48%$/)).toBeVisible();
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('opens the formula and inputs of a figure', async () => {
    const { user } = openModel();
    await user.click(await figure(/^DSCR/));
    const dialog = within(await screen.findByRole('dialog', { name: 'DSCR' }));
    expect(dialog.getByText(/First-year NOI ÷ annual debt service/)).toBeVisible();
    expect(dialog.getByRole('row', { name: /First-year NOI \$/ })).toBeVisible();
  });

  it("keeps invalid text with its error and doesn't save", async () => {
    const { user } = openModel();
    const price = await screen.findByLabelText('Price $');
    await user.clear(price);
    await user.type(price, 'twelve');
    expect(price).toHaveValue('twelve');
    expect(price).toHaveAccessibleDescription('Enter a number.');
    expect(screen.getByRole('button', { name: 'Save version' })).toBeDisabled();
  });

  it('saves all scenarios on top of the version shown', async () => {
    const { user, requests } = openModel();
    await user.click(await screen.findByRole('button', { name: 'Copy scenario' }));
    await user.click(screen.getByRole('button', { name: 'Save version' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      p_base: 1,
      p_scenarios: [{ name: 'Base case' }, { name: 'Base case copy' }],
    });
    expect(await screen.findByText(/^Version 1/)).toBeVisible();
  });

  it("keeps the draft when someone else's version is newer", async () => {
    const conflict = { error: { code: 'HXUWV', message: '' }, status: 400 };
    const { user, unmount } = openModel({ outcome: conflict });
    await user.click(await screen.findByRole('button', { name: 'Copy scenario' }));
    await user.click(screen.getByRole('button', { name: 'Save version' }));
    expect(await screen.findByText(/Someone else saved a newer version/)).toBeVisible();
    unmount();
    openModel();
    expect(await screen.findByRole('button', { name: 'Base case copy' })).toBeVisible();
  });

  it("starts from a listing's figures, names their source and what is missing", async () => {
    openModel({ saved: 0, more: { listing_id: ID } });
    expect(await screen.findByText('$19,750,000')).toBeVisible();
    expect(screen.getByText(/left at zero: Occupancy/)).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save version' })).toBeEnabled();
  });

  it('shows sensitivity with the current model in the center', async () => {
    const { user } = openModel();
    await user.click(await screen.findByRole('button', { name: 'Scenarios' }));
    const irr = (await figure(/^Levered IRR/)).textContent?.replace('Levered IRR', '').trim() ?? '';
    const grid = within(await screen.findByRole('region', { name: 'Sensitivity' }));
    expect(grid.getByRole('cell', { name: irr })).toHaveAttribute('data-center', 'true');
  });
});

describe('fields', () => {
  it.each([
    ['money', 1_234_550, '12,345.5'],
    ['percent', 0.0725, '7.25'],
    ['number', 80, '80'],
  ] as const)('write %s and read it back', (kind, value, text) => {
    expect(toFieldText(kind, value)).toBe(text);
    expect(parseFieldText({ key: '', label: '', kind, most: 1e9 }, text)).toEqual({ value });
  });

  it.each([
    ['money', '-5', 'Enter 0 or more.'],
    ['money', '1e999', 'Enter a number.'],
    ['percent', '101', 'Enter 100 or less.'],
    ['number', '1.5', 'Enter a whole number.'],
    ['date', 'soon', 'Enter a date.'],
  ] as const)('reject %s of %s', (kind, text, error) => {
    expect(parseFieldText({ key: '', label: '', kind }, text)).toEqual({ error });
  });
});

it('fills a grid from cells pasted from a spreadsheet', () => {
  const rows = pasteCells(EXPENSES, [{ id: 'a', name: 'Nursing', annual: 0, growth: 0.03 }], {
    at: 0,
    column: 0,
    text: 'Nursing\t$1,512,000\nDining\t(438,000)\t2.5%\n',
  });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ id: 'a', annual: toCents(1_512_000), growth: 0.03 });
  // A negative amount is no expense, so the value stays as it was.
  expect(rows[1]).toMatchObject({ name: 'Dining', annual: 0, growth: 0.025 });
});

it('exports results and cash flow in dollars', () => {
  const [base] = scenarios;
  if (base === undefined) throw new Error('No scenario.');
  const { rows, columns } = exportTable('Orchard House', base);
  expect(columns).toHaveLength(8);
  expect(rows.find(([label]) => label === 'NOI')?.[1]).toBeCloseTo(1_296_800, 0);
});
