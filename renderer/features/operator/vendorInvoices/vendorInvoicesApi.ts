import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import '#shared/texts/payouts.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/rfps.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const rowFields = {
  id: text,
  number: text,
  vendor: text,
  community: text,
  invoiced_on: text,
  due_on: orNull(text),
  total_cents: number,
  paid_cents: number,
  open_cents: number,
  sent_at: text,
  status: oneOf(['sent', 'on_hold', 'declined', 'approved', 'partly_paid', 'paid', 'withdrawn']),
  work_order_id: orNull(text),
  purchase_id: orNull(text),
  source: text,
  can_approve: bool,
};
export const areVendorInvoices = listOf(object(rowFields));
export type VendorInvoiceRow = ShapeOf<typeof areVendorInvoices>[number];

const isPayment = object({
  id: text,
  is_online: bool,
  method: text,
  cents: number,
  /** Only the vendor reads what it pays. */
  fee_cents: orNull(number),
  state: text,
  returned_cents: number,
  refundable_cents: number,
  failure: orNull(text),
  paid_on: text,
  reference: text,
});
export type InvoicePayment = ShapeOf<typeof isPayment>;

export const isVendorInvoice = object({
  ...rowFields,
  role: oneOf(['buyer', 'vendor']),
  tax_cents: number,
  note: orNull(text),
  time_zone: text,
  file: orNull(object({ path: text, name: text, size: number })),
  lines: listOf(
    object({
      id: text,
      description: text,
      quantity: number,
      unit_cents: number,
      total_cents: number,
    }),
  ),
  payments: listOf(isPayment),
  can_withdraw: bool,
  reason: orNull(text),
  internal: orNull(
    object({
      level: text,
      has_difference: bool,
      /** What the vendor recorded on the work order; null for purchase orders. */
      cost_cents: orNull(number),
      is_verified: bool,
      can_pay: bool,
      takes_online: bool,
      approvals: listOf(object({ is_approved: bool, reason: orNull(text), at: text, by: text })),
    }),
  ),
});
export type VendorInvoice = ShapeOf<typeof isVendorInvoice>;

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
