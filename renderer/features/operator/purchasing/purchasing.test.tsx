import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { ada, fakeHost } from '../../../testing/fakeHost.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { renderPart } from '../../../testing/renderPart.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';
import type { Purchase, Supplier } from './purchasingShapes.ts';
import { RequestPurchase } from './RequestPurchase.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const PURCHASE = '00000000-0000-4000-8000-0000000000b1';
const supplier: Supplier = {
  id: '00000000-0000-4000-8000-0000000000c1',
  name: 'Brightline Supply',
  email: null,
  phone: null,
  account_number: null,
  vendor_id: null,
  version: 1,
  orders: 0,
};
const purchase: Purchase = {
  id: PURCHASE,
  role: 'buyer',
  community_id: COMMUNITY,
  community: 'Maple Court',
  address: '12 Mill Street',
  phone: null,
  time_zone: 'America/New_York',
  number: 9,
  order_number: 41,
  supplier: supplier.name,
  supplier_id: supplier.id,
  supplier_email: null,
  needed_by: null,
  ordered_at: '2026-05-01T14:00:00Z',
  total_cents: 4000,
  lines: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      description: 'Air filter',
      quantity: 4,
      unit_cents: 1000,
      total_cents: 4000,
      received: 4,
      invoiced: 4,
      is_price_different: true,
      is_over_received: false,
      is_over_ordered: false,
    },
  ],
  internal: {
    status: 'invoiced',
    account: '5400',
    budget: null,
    reason: 'Filters for spring',
    level: 'head',
    requester: 'Max',
    requested_at: '2026-04-30T14:00:00Z',
    is_mine: false,
    version: 2,
    sent_to: null,
    orderer: 'Olive',
    work_order_id: null,
    work_order: null,
    can_approve: false,
    can_change: true,
    splits: 80_000,
    approvals: [{ is_approved: true, reason: null, at: '2026-04-30T18:00:00Z', by: 'Olive' }],
    receipts: [],
    invoices: [
      {
        id: '00000000-0000-4000-8000-0000000000e1',
        number: 'INV-7',
        invoiced_on: '2026-05-04',
        decision: null,
        reason: null,
        by: null,
        extra_cents: 0,
        total_cents: 4400,
        has_difference: true,
        lines: [{ description: 'Air filter', quantity: 4, unit_cents: 1100, ordered_cents: 1000 }],
      },
    ],
  },
};

beforeEach(() => localStorage.clear());

function open(children: ReactNode) {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc get_purchase': { data: purchase },
    'rpc save_purchase': record,
    'rpc decide_purchase_invoice': record,
  });
  const { user } = renderPart(children, data);
  return { calls, user };
}

describe('a purchase', () => {
  it('names each difference, and asks for a reason to approve an invoice with one', async () => {
    const { calls, user } = open(<PurchasePanel id={PURCHASE} list={null} onClose={() => {}} />);
    expect(await screen.findByText('price differs')).toBeVisible();
    expect(screen.getByText(/Air filter: \$11\.00 instead of \$10\.00/)).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('$800.00');
    await user.click(screen.getByRole('button', { name: 'Approve invoice INV-7' }));
    expect(calls).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'Agreed by phone');
    await user.click(screen.getByRole('button', { name: 'Approve with differences' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.args[0]).toMatchObject({
      p_decision: 'approved',
      p_reason: 'Agreed by phone',
    });
  });

  it('stays open behind a dialog and gets the focus back', async () => {
    const { user } = open(<PurchasePanel id={PURCHASE} list={null} onClose={() => {}} />);
    const add = await screen.findByRole('button', { name: 'Enter invoice' });
    await user.click(add);
    const dialog = await screen.findByRole('dialog', { name: 'Enter invoice' });
    expect(screen.getByRole('dialog', { name: 'Purchase order 41' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog', { name: 'Enter invoice' })).toBeNull();
    expect(add).toHaveFocus();
  });
});

describe('a request', () => {
  it('sends lines in whole cents, and keeps typed input beside its errors', async () => {
    const { calls, user } = open(
      <RequestPurchase
        communityId={COMMUNITY}
        suppliers={[supplier]}
        workOrderId={null}
        onClose={() => {}}
      />,
    );
    await user.selectOptions(screen.getByLabelText('Supplier'), supplier.id);
    await user.type(screen.getByLabelText('What it is for'), 'Filters for spring');
    await user.type(screen.getByLabelText('Item'), 'Air filter');
    await user.type(screen.getByLabelText('Unit price ($)'), 'ten');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Enter a price.')).toBeVisible();
    expect(screen.getByLabelText('Item')).toHaveValue('Air filter');
    expect(calls).toEqual([]);
    await user.clear(screen.getByLabelText('Unit price ($)'));
    await user.type(screen.getByLabelText('Unit price ($)'), '10.99');
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.args[0]).toMatchObject({
      p_version: 0,
      p_values: { lines: [{ description: 'Air filter', quantity: 1, unit_cents: 1099 }] },
    });
  });
});

it('lets operators without a community add one, instead of showing the vendor list', async () => {
  renderApp({
    at: '/operator/procurement',
    host: fakeHost(ada),
    data: adasData({
      'rpc list_my_positions': () => ({ data: [] }),
      'rpc list_vendor_purchases': () => ({ data: [] }),
    }),
  });
  expect(await screen.findByText('No communities yet')).toBeVisible();
  expect(screen.queryByText('No purchase orders yet')).not.toBeInTheDocument();
});
