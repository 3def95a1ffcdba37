import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { AgingTable } from './AgingTable.tsx';
import type { Account, Billing, RunPreview } from './billingShapes.ts';
import { PaymentDialog } from './PaymentDialogs.tsx';
import { RunPreviewPanel } from './RunPreviewPanel.tsx';

const COMMUNITY = '00000000-0000-4000-8000-0000000000a1';
const RESIDENT = '00000000-0000-4000-8000-0000000000b1';
const line = {
  resident_id: RESIDENT,
  resident: 'Ada Byron',
  payor: 'private_pay',
  kind: 'room',
  description: 'Room 101',
  service_month: '2026-03-01',
  from_day: '2026-03-01',
  to_day: '2026-03-31',
  quantity: 31,
  rate_cents: 620_000,
  cents: 620_000,
  is_adjustment: false,
};
const preview: RunPreview = {
  month: '2026-03-01',
  fingerprint: 'f'.repeat(32),
  lines: [
    line,
    { ...line, description: 'Room 102', quantity: -10, cents: -200_000, is_adjustment: true },
  ],
  exceptions: [
    {
      kind: 'no_authorization',
      resident_id: RESIDENT,
      resident: 'Ada Byron',
      day: '2026-03-01',
      detail: 'medicaid',
    },
  ],
};
const account: Account = {
  id: RESIDENT,
  name: 'Ada Byron',
  community_id: COMMUNITY,
  today: '2026-03-15',
  unit_id: null,
  unit: '101',
  monthly: null,
  plan: null,
  agreements: [],
  charges: [],
  invoices: [],
  payments: [],
};

beforeEach(() => localStorage.clear());

function open(children: ReactNode) {
  const calls: DataRequest[] = [];
  const record = (request: DataRequest) => {
    calls.push(request);
    return { data: null };
  };
  const data = adasData({
    'rpc preview_billing_run': { data: preview },
    'rpc approve_billing_run': record,
    'rpc record_payment': record,
    'rpc list_aging_items': (request: DataRequest) => {
      calls.push(request);
      return {
        data: [
          {
            id: 'i12',
            resident_id: RESIDENT,
            name: 'Ada Byron',
            unit: '101',
            payor: 'private_pay',
            invoice: 12,
            due_on: '2026-03-10',
            cents: 200,
          },
        ],
      };
    },
  });
  const { user } = renderPart(children, data);
  return { calls, user };
}

describe('billing screens', () => {
  it('shows charges, corrections, and exceptions, and approves exactly those', async () => {
    const { calls, user } = open(
      <RunPreviewPanel communityId={COMMUNITY} month="2026-03-01" onClose={() => undefined} />,
    );
    const exceptions = await screen.findByRole('table', { name: 'Exceptions' });
    expect(within(exceptions).getByText('No authorization, Medicaid')).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Corrections' }).textContent).toContain('−$2,000.00');
    expect(screen.getByText('$4,200.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve run' }));
    await waitFor(() =>
      expect(calls[0]?.args[0]).toMatchObject({
        p_month: '2026-03-01',
        p_fingerprint: preview.fingerprint,
      }),
    );
  });

  it('sends a payment in cents, and asks for an amount first', async () => {
    const { calls, user } = open(<PaymentDialog account={account} onClose={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    expect(await screen.findByText('Enter an amount.')).toBeTruthy();
    await user.type(screen.getByLabelText(/Amount/), '1,240.50');
    await user.click(screen.getByRole('button', { name: 'Record payment' }));
    await waitFor(() =>
      expect(calls[0]?.args[0]).toMatchObject({
        p_resident_id: RESIDENT,
        p_values: { method: 'check', cents: 124_050, received_on: '2026-03-15' },
      }),
    );
  });

  it('explains that a refund is paid from a credit', async () => {
    const { user } = open(<PaymentDialog account={account} onClose={() => undefined} />);
    await user.selectOptions(screen.getByLabelText('Method'), 'Refund');
    expect(screen.getByText('Paid back from the credit of this payor.')).toBeVisible();
  });

  it('totals aging by payor and opens the rows behind a figure', async () => {
    const billing: Billing = {
      today: '2026-03-15',
      settings: {
        due_day: 10,
        rate_notice_days: 60,
        late_fee_cents: 0,
        late_fee_grace_days: 10,
        nsf_fee_cents: 0,
        version: 1,
      },
      rates: [],
      items: [],
      runs: [],
      aging: [
        {
          payor: 'private_pay',
          current_cents: 100,
          days_30_cents: 200,
          days_60_cents: 0,
          days_90_cents: 0,
          older_cents: 0,
          credit_cents: -50,
          total_cents: 250,
        },
        {
          payor: 'medicaid',
          current_cents: 1000,
          days_30_cents: 0,
          days_60_cents: 0,
          days_90_cents: 0,
          older_cents: 0,
          credit_cents: 0,
          total_cents: 1000,
        },
      ],
    };
    const { calls, user } = open(<AgingTable communityId={COMMUNITY} billing={billing} />);
    const rows = within(screen.getByRole('table', { name: 'Aging by payor' })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('Total$11.00$2.00$0.00$0.00$0.00−$0.50$12.50');
    await user.click(screen.getAllByRole('button', { name: '$2.00' })[0] as HTMLElement);
    const panel = await screen.findByRole('dialog', { name: 'Private pay: 1–30 days' });
    expect(await within(panel).findByText('Invoice 12')).toBeTruthy();
    expect(calls.at(-1)?.args[0]).toEqual({
      p_community_id: COMMUNITY,
      p_payor: 'private_pay',
      p_column: 'days_30',
    });
  });
});
