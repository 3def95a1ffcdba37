import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import '#shared/texts/payouts.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/rfps.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const rowFields = {
  id: s.text,
  number: s.text,
  vendor: s.text,
  community: s.text,
  invoiced_on: s.text,
  due_on: s.orNull(s.text),
  total_cents: s.number,
  paid_cents: s.number,
  open_cents: s.number,
  sent_at: s.text,
  status: s.oneOf(['sent', 'on_hold', 'declined', 'approved', 'partly_paid', 'paid', 'withdrawn']),
  work_order_id: s.orNull(s.text),
  purchase_id: s.orNull(s.text),
  source: s.text,
  can_approve: s.bool,
};
export const areVendorInvoices = s.listOf(s.object(rowFields));
export type VendorInvoiceRow = s.ShapeOf<typeof areVendorInvoices>[number];

const isPayment = s.object({
  id: s.text,
  is_online: s.bool,
  method: s.text,
  cents: s.number,
  /** Only the vendor reads what it pays. */
  fee_cents: s.orNull(s.number),
  state: s.text,
  returned_cents: s.number,
  refundable_cents: s.number,
  failure: s.orNull(s.text),
  paid_on: s.text,
  reference: s.text,
});
export type InvoicePayment = s.ShapeOf<typeof isPayment>;

export const isVendorInvoice = s.object({
  ...rowFields,
  role: s.oneOf(['buyer', 'vendor']),
  tax_cents: s.number,
  note: s.orNull(s.text),
  time_zone: s.text,
  file: s.orNull(s.object({ path: s.text, name: s.text, size: s.number })),
  lines: s.listOf(
    s.object({
      id: s.text,
      description: s.text,
      quantity: s.number,
      unit_cents: s.number,
      total_cents: s.number,
    }),
  ),
  payments: s.listOf(isPayment),
  can_withdraw: s.bool,
  reason: s.orNull(s.text),
  internal: s.orNull(
    s.object({
      level: s.text,
      has_difference: s.bool,
      /** What the vendor recorded on the work order; null for purchase orders. */
      cost_cents: s.orNull(s.number),
      is_verified: s.bool,
      can_pay: s.bool,
      takes_online: s.bool,
      approvals: s.listOf(
        s.object({ is_approved: s.bool, reason: s.orNull(s.text), at: s.text, by: s.text }),
      ),
    }),
  ),
});
export type VendorInvoice = s.ShapeOf<typeof isVendorInvoice>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Purchases', 'Rfps'] });
const changed = ['Purchases', 'Rfps'] as const;

export const {
  useCommunityVendorInvoicesQuery,
  useMyVendorInvoicesQuery,
  useTargetVendorInvoicesQuery,
  useVendorInvoiceQuery,
  useSendVendorInvoiceMutation,
  useWithdrawVendorInvoiceMutation,
  useDecideVendorInvoiceMutation,
  useRecordVendorInvoicePaymentMutation,
  useVoidVendorInvoicePaymentMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [...changed])) => ({
    communityVendorInvoices: read(
      areVendorInvoices,
      (communityId: string) => rpc('list_community_vendor_invoices', { communityId }),
      ['Purchases'],
    ),
    myVendorInvoices: read(areVendorInvoices, () => rpc('list_my_vendor_invoices'), ['Purchases']),
    /** Invoices for one work order or purchase order. */
    targetVendorInvoices: read(
      areVendorInvoices,
      (id: string) => rpc('list_target_vendor_invoices', { targetId: id }),
      ['Purchases'],
    ),
    vendorInvoice: read(isVendorInvoice, (id: string) => rpc('get_vendor_invoice', { id }), [
      'Purchases',
    ]),
    sendVendorInvoice: write(
      { success: purchasingNotices.invoiceSent },
      rpcWith('send_vendor_invoice', 'id', 'values'),
    ),
    withdrawVendorInvoice: write({ success: purchasingNotices.invoiceWithdrawn }, (id: string) =>
      rpc('withdraw_vendor_invoice', { id }),
    ),
    decideVendorInvoice: write(
      { success: purchasingNotices.invoiceDecided },
      rpcWith('decide_vendor_invoice', 'id', 'approves', 'reason'),
    ),
    recordVendorInvoicePayment: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly invoice: string;
        readonly method: string;
        readonly cents: number;
        readonly paidOn: string;
        readonly reference: string;
      }
    >({
      query: ({ id, invoice, method, cents, paidOn, reference }) =>
        rpc('record_vendor_invoice_payment', {
          id,
          invoiceId: invoice,
          method,
          cents,
          paidOn,
          reference,
        }),
      extraOptions: { failure: 'inline', success: purchasingNotices.paymentRecorded },
      invalidatesTags: [...changed],
    }),
    voidVendorInvoicePayment: write(
      { success: purchasingNotices.paymentVoided },
      rpcWith('void_vendor_invoice_payment', 'id', 'reason'),
    ),
  }),
});
