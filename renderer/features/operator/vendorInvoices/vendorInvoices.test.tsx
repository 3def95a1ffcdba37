import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { adasData } from '../../../testing/fakeAccount.ts';
import type { DataRequest } from '../../../testing/fakeData.ts';
import { renderPart } from '../../../testing/renderPart.tsx';
import { InvoicePanel } from './InvoicePanel.tsx';
import { SendInvoice } from './SendInvoice.tsx';
import type { VendorInvoice } from './vendorInvoicesApi.ts';

const INVOICE = '00000000-0000-4000-8000-0000000000b1';
const ORDER = '00000000-0000-4000-8000-0000000000c1';
const invoice: VendorInvoice = {
  id: INVOICE,
  number: 'A-1042',
  vendor: 'Maple Roofs',
  community: 'Maple Court',
  invoiced_on: '2026-05-04',
  due_on: null,
  total_cents: 32_100,
  paid_cents: 0,
  open_cents: 0,
  sent_at: '2026-05-04T14:00:00Z',
  status: 'sent',
  work_order_id: ORDER,
  purchase_id: null,
  source: 'Work order 12: Repair the boiler',
  can_approve: true,
  role: 'buyer',
  tax_cents: 2100,
  note: null,
  time_zone: 'America/New_York',
  file: null,
  lines: [
    {
      id: '00000000-0000-4000-8000-0000000000d1',
      description: 'Labor',
      quantity: 3,
      unit_cents: 10_000,
      total_cents: 30_000,
    },
  ],
  payments: [],
  can_withdraw: false,
  reason: null,
  internal: {
    level: 'head',
    has_difference: false,
    cost_cents: 30_000,
    is_verified: true,
    can_pay: true,
    takes_online: false,
    approvals: [],
  },
};

let requests: Record<string, unknown>[] = [];

function show(ui: ReactNode, shown: VendorInvoice = invoice) {
  const record = ({ args: [args] }: DataRequest) => {
    requests.push(args as Record<string, unknown>);
    return { data: null };
  };
  const data = adasData({
    'rpc get_vendor_invoice': { data: shown },
    'rpc decide_vendor_invoice': record,
    'rpc send_vendor_invoice': record,
  });
  renderPart(ui, data);
}

beforeEach(() => {
  requests = [];
});

describe('a vendor invoice', () => {
  it('is approved at once if it matches the work order', async () => {
    show(<InvoicePanel id={INVOICE} onClose={() => undefined} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(requests).toEqual([{ p_id: INVOICE, p_approves: true, p_reason: '' }]),
    );
  });

  it('asks for a reason if it differs, and shows both amounts', async () => {
    const internal = { ...(invoice.internal as object), has_difference: true, cost_cents: 25_000 };
    show(<InvoicePanel id={INVOICE} onClose={() => undefined} />, {
      ...invoice,
      internal: internal as VendorInvoice['internal'],
    });
    expect(await screen.findByRole('note')).toHaveTextContent(
      '$300.00 before tax; the work order has $250.00.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Approve with reason' }));
    await userEvent.type(await screen.findByLabelText('Reason'), 'A part was added');
    await userEvent.click(screen.getByRole('button', { name: 'Approve with differences' }));
    await waitFor(() =>
      expect(requests).toMatchObject([{ p_approves: true, p_reason: 'A part was added' }]),
    );
  });

  it('waits for the work to be verified', async () => {
    const internal = { ...(invoice.internal as object), is_verified: false };
    show(<InvoicePanel id={INVOICE} onClose={() => undefined} />, {
      ...invoice,
      internal: internal as VendorInvoice['internal'],
    });
    expect(await screen.findByRole('note')).toHaveTextContent("isn't verified yet");
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });
});

it('sends typed lines in cents and keeps what was typed when a field is missing', async () => {
  show(
    <SendInvoice
      target={{
        workOrderId: ORDER,
        purchaseId: null,
        lines: [{ description: 'Labor', quantity: 3, unitCents: 10_000 }],
      }}
      onClose={() => undefined}
    />,
  );
  await userEvent.type(await screen.findByLabelText(/^Tax/), '21.00');
  await userEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  expect(await screen.findByText('Enter the invoice number.')).toBeVisible();
  expect(screen.getByLabelText(/^Tax/)).toHaveValue('21.00');
  await userEvent.type(screen.getByLabelText('Invoice number'), 'A-1042');
  await userEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  await waitFor(() =>
    expect(requests).toMatchObject([
      {
        p_values: {
          number: 'A-1042',
          work_order_id: ORDER,
          tax_cents: 2100,
          lines: [{ description: 'Labor', quantity: 3, unit_cents: 10_000 }],
        },
      },
    ]),
  );
});
