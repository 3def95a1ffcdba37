import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { HostContext } from '../../../host/HostContext.tsx';
import { startSession } from '../../../session/auth/index.ts';
import { makeStore } from '../../../session/store.ts';
import { adasData } from '../../../testing/fakeAccount.ts';
import { type DataRequest, fakeDataClient } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { Component as FinancialPage } from '../ledger/FinancialPage.tsx';
import { Component as ReportsPage } from './ReportsPage.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const rentRoll = {
  report: 'rent_roll',
  month: '2026-05',
  community: 'Maple Court',
  rows: [
    {
      key: RESIDENT,
      cells: ['101', 'studio', 'AL', 'Ada', 500_000, 95_000, 0, -20_000, 575_000],
    },
    { key: null, cells: ['102', 'studio', 'AL', null, null, null, null, null, null] },
  ],
};
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

function open(path: string, children: ReactNode) {
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
    'rpc get_operator_report': { data: rentRoll },
    'rpc get_ledger_close': { data: close },
    'rpc close_ledger_month': record,
  });
  const host = fakeHost(ada);
  const store = makeStore({ host, dataClient: async () => fakeDataClient(data) });
  startSession(store, host.auth);
  render(
    <HostContext value={host}>
      <Provider store={store}>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </Provider>
    </HostContext>,
  );
  return { calls, user: userEvent.setup() };
}

it('shows the rent roll with totals, and each cell opens its resident', async () => {
  open('/operator/reports', <ReportsPage />);
  const table = await screen.findByRole('table', { name: 'Rent roll' });
  const total = within(table).getByRole('row', { name: /^Total/ });
  expect(total).toHaveTextContent('$5,750.00');
  expect(total).toHaveTextContent('−$200.00');
  expect(within(table).getByRole('link', { name: '$950.00' })).toHaveAttribute(
    'href',
    `/operator/residents/${RESIDENT}`,
  );
  expect(within(table).getByRole('row', { name: /^102/ })).toHaveTextContent('—');
});

it('closes the next month after showing what is still open', async () => {
  const { calls, user } = open('/operator/financial?tab=close', <FinancialPage />);
  expect(await screen.findByText('2 supplier invoices wait for a decision')).toBeVisible();
  expect(screen.getByText(/Payroll from hours and rates: \$12,345\.00/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Reopen month' })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close May 2026' }));
  expect(calls[0]?.args[0]).toEqual({ p_community_id: COMMUNITY, p_month: '2026-05-01' });
});
