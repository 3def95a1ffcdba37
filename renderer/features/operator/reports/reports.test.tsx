import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
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

function open(path: string, children: ReactNode, report: object = rentRoll) {
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
    'rpc get_operator_report': { data: report },
  });
  renderPart(children, data, path);
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

it.each([
  ['aging', 'private_pay', '/operator/billing', { tab: 'aging', payor: 'private_pay' }],
  ['labor', 'nurse', '/operator/staff', { tab: 'attendance', from: '2026-09-01' }],
  ['revenue_level', 'Level 2', '/operator/financial', { account: '4010' }],
  ['incidents', 'fall', '/operator/care/incidents', { type: 'fall', days: '365' }],
])('opens the rows behind a figure of the report %s', async (id, key, path, query) => {
  const cells = [key, 1, 2, 3, 4, 5, 6, 7];
  open(`/operator/reports?report=${id}&month=2026-09`, <ReportsPage />, {
    ...rentRoll,
    report: id,
    rows: [{ key, cells }],
  });
  const table = await screen.findByRole('table');
  const link = within(table).getAllByRole('link')[1];
  const url = new URL(link?.getAttribute('href') ?? '', 'https://haven.example');
  expect(url.pathname).toBe(path);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ community: COMMUNITY, ...query });
});
