import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleHolding, samplePortfolio } from '#shared/investing/samplePortfolio.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { MovementDialog } from './MovementDialog.tsx';
import { Component as OptimizationPage } from './OptimizationPage.tsx';

const portfolio = samplePortfolio(
  [
    sampleHolding({
      id: 'h1',
      name: 'Maple Court',
      state: 'TX',
      value: 60_000_00,
      cost: 50_000_00,
    }),
    sampleHolding({ id: 'h2', name: 'Elm House', state: 'OH', value: 40_000_00, cost: 40_000_00 }),
  ],
  [{ id: 'l1', dimension: 'state', member: null, most_percent: 50 }],
);

function show(children: ReactNode, answers: Record<string, unknown> = {}) {
  const data = adasData(answers as never);
  return renderPart(children, data, '/portfolio-optimization').user;
}

beforeEach(() => localStorage.clear());

describe('the entry dialog', () => {
  it('splits a distribution into parts that add up and sends whole cents', async () => {
    const calls: DataRequest[] = [];
    const user = show(<MovementDialog portfolio={portfolio} onClose={() => {}} />, {
      'rpc record_investor_movement': (request: DataRequest) => {
        calls.push(request);
        return { data: null };
      },
    });
    await user.type(screen.getByLabelText('Amount'), '$1,000.10');
    await user.type(screen.getByLabelText(/^Return of capital/), '2000');
    await user.click(screen.getByRole('button', { name: 'Record entry' }));
    expect(
      await screen.findByText('Return of capital and gain are more than the amount.'),
    ).toBeVisible();
    expect(calls).toEqual([]);
    await user.clear(screen.getByLabelText(/^Return of capital/));
    await user.type(screen.getByLabelText(/^Return of capital/), '400');
    expect(screen.getByText('Income: $600.10')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record entry' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.args[0]).toMatchObject({
      p_entity_id: 'e1',
      p_values: {
        kind: 'distribution',
        holding_id: 'h1',
        cents: 100_010,
        return_cents: 40_000,
        income_cents: 60_010,
      },
    });
  });
});

describe('portfolio optimization', () => {
  it('suggests the sale that meets the limit, but never of a holding to keep', async () => {
    const user = show(<OptimizationPage />, { 'rpc get_portfolio': { data: portfolio } });
    const items = async () =>
      (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(await items()).toEqual([expect.stringMatching(/^Sell \$10,102 of Maple Court/)]);
    await user.selectOptions(screen.getByLabelText('Treatment of Maple Court'), 'Keep');
    expect(await screen.findByText(/These constraints can't meet one limit/)).toBeVisible();
  });
});
