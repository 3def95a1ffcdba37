import '#shared/texts/ledger.ts';
import '#shared/texts/residentBilling.ts';
import '#shared/texts/operator.ts';
import { residentBillingNotices } from '#shared/texts/residentBilling.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';
import {
  areAccounts,
  areAgingItems,
  arePayments,
  areStatements,
  isAccount,
  isBilling,
  isRunPreview,
} from './billingShapes.ts';

interface ResidentValues {
  readonly id: string;
  readonly residentId: string;
  readonly values: object;
}
interface MonthOf {
  readonly communityId: string;
  readonly month: string;
}

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ResidentBilling'] });
const invalidatesTags = ['ResidentBilling'] as const;
const saved = { failure: 'inline', success: residentBillingNotices.saved } as const;

export const {
  useBillingQuery,
  useRunPreviewQuery,
  useAgingItemsQuery,
  useResidentAccountsQuery,
  useResidentAccountQuery,
  useResidentPaymentsQuery,
  useMyStatementsQuery,
  useApproveBillingRunMutation,
  usePostBillingRunMutation,
  useCancelBillingRunMutation,
  useSaveBillingSettingsMutation,
  useSaveCommunityRateMutation,
  useSaveChargeItemMutation,
  useArchiveChargeItemMutation,
  useSaveResidentRateMutation,
  useRaiseRoomRatesMutation,
  useAddResidentChargeMutation,
  useEndResidentChargeMutation,
  useRecordPaymentMutation,
  useReversePaymentMutation,
  useDepositPaymentsMutation,
  useSavePaymentPlanMutation,
  useCancelPaymentPlanMutation,
  useChargeLateFeesMutation,
  useStatementPdfMutation,
  useRateNoticePdfMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    billing: build.query<ShapeOf<typeof isBilling>, string>({
      query: (communityId) => rpc('get_billing', { communityId }),
      extraOptions: { failure: 'inline', accepts: isBilling },
      providesTags: ['ResidentBilling'],
    }),
    runPreview: build.query<ShapeOf<typeof isRunPreview>, MonthOf>({
      query: ({ communityId, month }) => rpc('preview_billing_run', { communityId, month }),
      extraOptions: { failure: 'inline', accepts: isRunPreview },
      providesTags: ['ResidentBilling'],
    }),
    residentAccounts: build.query<ShapeOf<typeof areAccounts>, string>({
      query: (communityId) => rpc('list_resident_accounts', { communityId }),
      extraOptions: { failure: 'inline', accepts: areAccounts },
      providesTags: ['ResidentBilling'],
    }),
    /** What a figure of the aging counts; without a payor or column, of all. */
    agingItems: build.query<
      ShapeOf<typeof areAgingItems>,
      {
        readonly communityId: string;
        readonly payor: string | null;
        readonly column: string | null;
      }
    >({
      query: ({ communityId, payor, column }) =>
        rpc('list_aging_items', {
          communityId,
          ...(payor !== null && { payor }),
          ...(column !== null && { column }),
        }),
      extraOptions: { failure: 'inline', accepts: areAgingItems },
      providesTags: ['ResidentBilling'],
    }),
    residentAccount: build.query<ShapeOf<typeof isAccount>, string>({
      query: (id) => rpc('get_resident_account', { residentId: id }),
      extraOptions: { failure: 'inline', accepts: isAccount },
      providesTags: ['ResidentBilling'],
    }),
    residentPayments: build.query<ShapeOf<typeof arePayments>, string>({
      query: (communityId) => rpc('list_resident_payments', { communityId }),
      extraOptions: { failure: 'inline', accepts: arePayments },
      providesTags: ['ResidentBilling'],
    }),
    /** Statements that residents share with the user, a family member. */
    myStatements: build.query<ShapeOf<typeof areStatements>, void>({
      query: () => rpc('list_my_statements'),
      extraOptions: { failure: 'inline', accepts: areStatements },
      providesTags: ['ResidentBilling'],
    }),

    approveBillingRun: build.mutation<
      unknown,
      MonthOf & { readonly id: string; readonly fingerprint: string }
    >({
      query: ({ id, communityId, month, fingerprint }) =>
        rpc('approve_billing_run', { id, communityId, month, fingerprint }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.approved },
      invalidatesTags,
    }),
    postBillingRun: build.mutation<unknown, string>({
      query: (id) => rpc('post_billing_run', { id }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.posted },
      invalidatesTags,
    }),
    cancelBillingRun: build.mutation<unknown, string>({
      query: (id) => rpc('cancel_billing_run', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags,
    }),

    saveBillingSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: object }
    >({
      query: ({ communityId, version, values }) =>
        rpc('save_billing_settings', { communityId, version, values }),
      extraOptions: saved,
      invalidatesTags,
    }),
    saveCommunityRate: build.mutation<
      unknown,
      {
        readonly communityId: string;
        readonly kind: string;
        readonly level: number;
        readonly cents: number;
        readonly day: string;
      }
    >({
      query: ({ communityId, kind, level, cents, day }) =>
        rpc('save_community_rate', { communityId, kind, level, cents, effectiveOn: day }),
      extraOptions: saved,
      invalidatesTags,
    }),
    saveChargeItem: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly version: number;
        readonly values: object;
      }
    >({
      query: ({ id, communityId, version, values }) =>
        rpc('save_charge_item', { id, communityId, version, values }),
      extraOptions: saved,
      invalidatesTags,
    }),
    archiveChargeItem: build.mutation<unknown, string>({
      query: (id) => rpc('archive_charge_item', { id }),
      invalidatesTags,
    }),
    saveResidentRate: build.mutation<unknown, ResidentValues>({
      query: ({ id, residentId, values }) => rpc('save_resident_rate', { id, residentId, values }),
      extraOptions: saved,
      invalidatesTags,
    }),
    raiseRoomRates: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly percent: number;
        readonly day: string;
        readonly residentIds: readonly string[];
      }
    >({
      query: ({ id, communityId, percent, day, residentIds }) =>
        rpc('raise_room_rates', { id, communityId, percent, effectiveOn: day, residentIds }),
      extraOptions: saved,
      invalidatesTags,
    }),
    addResidentCharge: build.mutation<unknown, ResidentValues>({
      query: ({ id, residentId, values }) => rpc('add_resident_charge', { id, residentId, values }),
      extraOptions: saved,
      invalidatesTags,
    }),
    endResidentCharge: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly until: string | null }
    >({
      query: ({ id, reason, until }) =>
        rpc('end_resident_charge', { id, reason, ...(until !== null && { endsOn: until }) }),
      extraOptions: saved,
      invalidatesTags,
    }),
    recordPayment: build.mutation<unknown, ResidentValues>({
      query: ({ id, residentId, values }) => rpc('record_payment', { id, residentId, values }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.recorded },
      invalidatesTags,
    }),
    reversePayment: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly chargesFee: boolean }
    >({
      query: ({ id, reason, chargesFee }) => rpc('reverse_payment', { id, reason, chargesFee }),
      extraOptions: saved,
      invalidatesTags,
    }),
    depositPayments: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly communityId: string;
        readonly paymentIds: readonly string[];
        readonly day: string;
      }
    >({
      query: ({ id, communityId, paymentIds, day }) =>
        rpc('deposit_payments', { id, communityId, paymentIds, depositedOn: day }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.deposited },
      invalidatesTags,
    }),
    savePaymentPlan: build.mutation<unknown, ResidentValues>({
      query: ({ id, residentId, values }) => rpc('save_payment_plan', { id, residentId, values }),
      extraOptions: saved,
      invalidatesTags,
    }),
    cancelPaymentPlan: build.mutation<unknown, string>({
      query: (id) => rpc('cancel_payment_plan', { id }),
      invalidatesTags,
    }),
    chargeLateFees: build.mutation<unknown, string>({
      query: (communityId) => rpc('charge_late_fees', { communityId }),
      extraOptions: saved,
      invalidatesTags,
    }),

    /** Documents as PDFs in base64. */
    statementPdf: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'resident-statement', { id }),
      extraOptions: { accepts: text },
    }),
    rateNoticePdf: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'rate-notice', { id }),
      extraOptions: { accepts: text },
    }),
  }),
});
