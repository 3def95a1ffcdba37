import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import '#shared/texts/payouts.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/rfps.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
  endpoints: (build) => ({
    communityVendorInvoices: build.query<ShapeOf<typeof areVendorInvoices>, string>({
      query: (communityId) => rpc('list_community_vendor_invoices', { communityId }),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    myVendorInvoices: build.query<ShapeOf<typeof areVendorInvoices>, void>({
      query: () => rpc('list_my_vendor_invoices'),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    /** Invoices for one work order or purchase order. */
    targetVendorInvoices: build.query<ShapeOf<typeof areVendorInvoices>, string>({
      query: (id) => rpc('list_target_vendor_invoices', { targetId: id }),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    vendorInvoice: build.query<VendorInvoice, string>({
      query: (id) => rpc('get_vendor_invoice', { id }),
      extraOptions: { failure: 'inline', accepts: isVendorInvoice },
      providesTags: ['Purchases'],
    }),
    sendVendorInvoice: build.mutation<unknown, { readonly id: string; readonly values: object }>({
      query: ({ id, values }) => rpc('send_vendor_invoice', { id, values }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiceSent },
      invalidatesTags: [...changed],
    }),
    withdrawVendorInvoice: build.mutation<unknown, string>({
      query: (id) => rpc('withdraw_vendor_invoice', { id }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiceWithdrawn },
      invalidatesTags: [...changed],
    }),
    decideVendorInvoice: build.mutation<
      unknown,
      { readonly id: string; readonly approves: boolean; readonly reason: string }
    >({
      query: ({ id, approves, reason }) => rpc('decide_vendor_invoice', { id, approves, reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiceDecided },
      invalidatesTags: [...changed],
    }),
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
    voidVendorInvoicePayment: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string }
    >({
      query: ({ id, reason }) => rpc('void_vendor_invoice_payment', { id, reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.paymentVoided },
      invalidatesTags: [...changed],
    }),
  }),
});
