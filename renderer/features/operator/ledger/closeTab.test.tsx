import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { Component as FinancialPage } from './FinancialPage.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const close = {
  can_reopen: true,
  next: '2026-05-01',
  checks: { invoices: 2, open_hours: 0, payroll_cents: 1_234_500 },
  months: [
    { month: '2026-05', closed_at: null, entries: 41, corrections: 1, events: [] },
    {
      month: '2026-04',
      closed_at: '2026-05-08T14:00:00Z',
      entries: 38,
      corrections: 0,
      events: [{ is_closed: true, reason: null, at: '2026-05-08T14:00:00Z', by: 'Olive' }],
    },
  ],
};

function openClose() {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc list_my_positions': {
      data: [
        {
          community_id: COMMUNITY,
          community: 'Maple Court',
          position: 'executive_director',
          reads: ['ledger'],
          adds: [],
          changes: [],
        },
      ],
    },
    'rpc get_ledger_close': { data: close },
    'rpc close_ledger_month': record,
  });
  const { user } = renderPart(<FinancialPage />, data, '/operator/financial?tab=close');
  return { calls, user };
}

it('closes the next month after showing what is still open', async () => {
  const { calls, user } = openClose();
  expect(await screen.findByText('2 supplier invoices wait for a decision')).toBeVisible();
  expect(screen.getByText(/Payroll from hours and rates: \$12,345\.00/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Reopen month' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close May 2026' }));
  expect(calls[0]?.args[0]).toEqual({ p_community_id: COMMUNITY, p_month: '2026-05-01' });
});
