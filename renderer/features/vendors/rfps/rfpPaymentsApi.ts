import '#shared/texts/payouts.ts';
import '#shared/texts/rfps.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isVendorPayment = object({
  id: text,
  rfp_id: orNull(text),
  rfp: orNull(text),
  client: text,
  milestone: orNull(text),
  /** The vendor's invoice; null for a milestone of an RFP. */
  invoice_id: orNull(text),
  invoice: orNull(text),
  is_online: bool,
  method: text,
  cents: number,
  fee_cents: number,
  state: text,
  returned_cents: number,
  refundable_cents: number,
  paid_on: text,
});
export const areVendorPayments = listOf(isVendorPayment);
export type VendorPayment = ShapeOf<typeof isVendorPayment>;

const isTaxTotal = object({
  vendor_id: orNull(text),
  vendor: text,
  has_w9: bool,
  direct_cents: number,
  /** Checks and transfers for purchase orders. */
  order_cents: number,
  online_cents: number,
});
export const areVendorTaxTotals = listOf(isTaxTotal);
export type VendorTaxTotalRow = ShapeOf<typeof isTaxTotal>;

const tags = baseApi.enhanceEndpoints({ addTagTypes: ['Rfps'] });

export const {
  useRecordMilestonePaymentMutation,
  useDeleteMilestonePaymentMutation,
  useVendorPaymentsQuery,
  useVendorTaxTotalsQuery,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['Rfps'])) => ({
    recordMilestonePayment: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly milestone: string;
        readonly method: string;
        readonly cents: number;
        readonly paidOn: string;
        readonly reference: string;
      }
    >({
      query: ({ id, milestone, method, cents, paidOn, reference }) =>
        rpc('record_milestone_payment', {
          id,
          milestoneId: milestone,
          method,
          cents,
          paidOn,
          reference,
        }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Rfps'],
    }),
    deleteMilestonePayment: write({ failure: 'toast' }, (id: string) =>
      rpc('delete_milestone_payment', { id }),
    ),
    vendorPayments: read(
      areVendorPayments,
      ({ vendor, year }: { readonly vendor: string; readonly year: number }) =>
        rpc('list_vendor_payments', { vendorId: vendor, year }),
    ),
    vendorTaxTotals: read(areVendorTaxTotals, (year: number) =>
      rpc('list_vendor_tax_totals', { year }),
    ),
  }),
});
