import '#shared/texts/payouts.ts';
import '#shared/texts/rfps.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isVendorPayment = s.object({
  id: s.text,
  rfp_id: s.orNull(s.text),
  rfp: s.orNull(s.text),
  client: s.text,
  milestone: s.orNull(s.text),
  /** The vendor's invoice; null for a milestone of an RFP. */
  invoice_id: s.orNull(s.text),
  invoice: s.orNull(s.text),
  is_online: s.bool,
  method: s.text,
  cents: s.number,
  fee_cents: s.number,
  state: s.text,
  returned_cents: s.number,
  refundable_cents: s.number,
  paid_on: s.text,
});
export const areVendorPayments = s.listOf(isVendorPayment);
export type VendorPayment = s.ShapeOf<typeof isVendorPayment>;

const isTaxTotal = s.object({
  vendor_id: s.orNull(s.text),
  vendor: s.text,
  has_w9: s.bool,
  direct_cents: s.number,
  /** Checks and transfers for purchase orders. */
  order_cents: s.number,
  online_cents: s.number,
});
export const areVendorTaxTotals = s.listOf(isTaxTotal);
export type VendorTaxTotalRow = s.ShapeOf<typeof isTaxTotal>;

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
