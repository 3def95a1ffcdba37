import '#shared/texts/ledger.ts';
import '#shared/texts/records.ts';
import '#shared/texts/payouts.ts';
import '#shared/texts/purchasing.ts';
import '#shared/texts/rfps.ts';
import type { Json } from '#shared/database.types.ts';
import { purchasingNotices } from '#shared/texts/purchasing.ts';
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
      query: (communityId) => (client) =>
        client.rpc('list_community_vendor_invoices', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    myVendorInvoices: build.query<ShapeOf<typeof areVendorInvoices>, void>({
      query: () => (client) => client.rpc('list_my_vendor_invoices'),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    /** Invoices for one work order or purchase order. */
    targetVendorInvoices: build.query<ShapeOf<typeof areVendorInvoices>, string>({
      query: (id) => (client) => client.rpc('list_target_vendor_invoices', { p_target_id: id }),
      extraOptions: { failure: 'inline', accepts: areVendorInvoices },
      providesTags: ['Purchases'],
    }),
    vendorInvoice: build.query<VendorInvoice, string>({
      query: (id) => (client) => client.rpc('get_vendor_invoice', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isVendorInvoice },
      providesTags: ['Purchases'],
    }),
    sendVendorInvoice: build.mutation<unknown, { readonly id: string; readonly values: object }>({
      query:
        ({ id, values }) =>
        (client) =>
          client.rpc('send_vendor_invoice', { p_id: id, p_values: values as Json }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiceSent },
      invalidatesTags: [...changed],
    }),
    withdrawVendorInvoice: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('withdraw_vendor_invoice', { p_id: id }),
      extraOptions: { failure: 'inline', success: purchasingNotices.invoiceWithdrawn },
      invalidatesTags: [...changed],
    }),
    decideVendorInvoice: build.mutation<
      unknown,
      { readonly id: string; readonly approves: boolean; readonly reason: string }
    >({
      query:
        ({ id, approves, reason }) =>
        (client) =>
          client.rpc('decide_vendor_invoice', {
            p_id: id,
            p_approves: approves,
            p_reason: reason,
          }),
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
      query:
        ({ id, invoice, method, cents, paidOn, reference }) =>
        (client) =>
          client.rpc('record_vendor_invoice_payment', {
            p_id: id,
            p_invoice_id: invoice,
            p_method: method,
            p_cents: cents,
            p_paid_on: paidOn,
            p_reference: reference,
          }),
      extraOptions: { failure: 'inline', success: purchasingNotices.paymentRecorded },
      invalidatesTags: [...changed],
    }),
    voidVendorInvoicePayment: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string }
    >({
      query:
        ({ id, reason }) =>
        (client) =>
          client.rpc('void_vendor_invoice_payment', { p_id: id, p_reason: reason }),
      extraOptions: { failure: 'inline', success: purchasingNotices.paymentVoided },
      invalidatesTags: [...changed],
    }),
  }),
});
