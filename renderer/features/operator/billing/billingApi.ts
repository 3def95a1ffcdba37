import '#shared/texts/ledger.ts';
import '#shared/texts/residentBilling.ts';
import '#shared/texts/operator.ts';
import type { Json } from '#shared/database.types.ts';
import { residentBillingNotices } from '#shared/texts/residentBilling.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
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
      query: (communityId) => (client) =>
        client.rpc('get_billing', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isBilling },
      providesTags: ['ResidentBilling'],
    }),
    runPreview: build.query<ShapeOf<typeof isRunPreview>, MonthOf>({
      query:
        ({ communityId, month }) =>
        (client) =>
          client.rpc('preview_billing_run', { p_community_id: communityId, p_month: month }),
      extraOptions: { failure: 'inline', accepts: isRunPreview },
      providesTags: ['ResidentBilling'],
    }),
    residentAccounts: build.query<ShapeOf<typeof areAccounts>, string>({
      query: (communityId) => (client) =>
        client.rpc('list_resident_accounts', { p_community_id: communityId }),
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
      query:
        ({ communityId, payor, column }) =>
        (client) =>
          client.rpc('list_aging_items', {
            p_community_id: communityId,
            ...(payor !== null && { p_payor: payor }),
            ...(column !== null && { p_column: column }),
          }),
      extraOptions: { failure: 'inline', accepts: areAgingItems },
      providesTags: ['ResidentBilling'],
    }),
    residentAccount: build.query<ShapeOf<typeof isAccount>, string>({
      query: (id) => (client) => client.rpc('get_resident_account', { p_resident_id: id }),
      extraOptions: { failure: 'inline', accepts: isAccount },
      providesTags: ['ResidentBilling'],
    }),
    residentPayments: build.query<ShapeOf<typeof arePayments>, string>({
      query: (communityId) => (client) =>
        client.rpc('list_resident_payments', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: arePayments },
      providesTags: ['ResidentBilling'],
    }),
    /** Statements that residents share with the user, a family member. */
    myStatements: build.query<ShapeOf<typeof areStatements>, void>({
      query: () => (client) => client.rpc('list_my_statements'),
      extraOptions: { failure: 'inline', accepts: areStatements },
      providesTags: ['ResidentBilling'],
    }),

    approveBillingRun: build.mutation<
      unknown,
      MonthOf & { readonly id: string; readonly fingerprint: string }
    >({
      query:
        ({ id, communityId, month, fingerprint }) =>
        (client) =>
          client.rpc('approve_billing_run', {
            p_id: id,
            p_community_id: communityId,
            p_month: month,
            p_fingerprint: fingerprint,
          }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.approved },
      invalidatesTags,
    }),
    postBillingRun: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('post_billing_run', { p_id: id }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.posted },
      invalidatesTags,
    }),
    cancelBillingRun: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('cancel_billing_run', { p_id: id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags,
    }),

    saveBillingSettings: build.mutation<
      unknown,
      { readonly communityId: string; readonly version: number; readonly values: object }
    >({
      query:
        ({ communityId, version, values }) =>
        (client) =>
          client.rpc('save_billing_settings', {
            p_community_id: communityId,
            p_version: version,
            p_values: values as Json,
          }),
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
      query:
        ({ communityId, kind, level, cents, day }) =>
        (client) =>
          client.rpc('save_community_rate', {
            p_community_id: communityId,
            p_kind: kind,
            p_level: level,
            p_cents: cents,
            p_effective_on: day,
          }),
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
      query:
        ({ id, communityId, version, values }) =>
        (client) =>
          client.rpc('save_charge_item', {
            p_id: id,
            p_community_id: communityId,
            p_version: version,
            p_values: values as Json,
          }),
      extraOptions: saved,
      invalidatesTags,
    }),
    archiveChargeItem: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('archive_charge_item', { p_id: id }),
      invalidatesTags,
    }),
    saveResidentRate: build.mutation<unknown, ResidentValues>({
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('save_resident_rate', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values as Json,
          }),
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
      query:
        ({ id, communityId, percent, day, residentIds }) =>
        (client) =>
          client.rpc('raise_room_rates', {
            p_id: id,
            p_community_id: communityId,
            p_percent: percent,
            p_effective_on: day,
            p_resident_ids: [...residentIds],
          }),
      extraOptions: saved,
      invalidatesTags,
    }),
    addResidentCharge: build.mutation<unknown, ResidentValues>({
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('add_resident_charge', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values as Json,
          }),
      extraOptions: saved,
      invalidatesTags,
    }),
    endResidentCharge: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly until: string | null }
    >({
      query:
        ({ id, reason, until }) =>
        (client) =>
          client.rpc('end_resident_charge', {
            p_id: id,
            p_reason: reason,
            ...(until !== null && { p_ends_on: until }),
          }),
      extraOptions: saved,
      invalidatesTags,
    }),
    recordPayment: build.mutation<unknown, ResidentValues>({
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('record_payment', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.recorded },
      invalidatesTags,
    }),
    reversePayment: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly chargesFee: boolean }
    >({
      query:
        ({ id, reason, chargesFee }) =>
        (client) =>
          client.rpc('reverse_payment', {
            p_id: id,
            p_reason: reason,
            p_charges_fee: chargesFee,
          }),
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
      query:
        ({ id, communityId, paymentIds, day }) =>
        (client) =>
          client.rpc('deposit_payments', {
            p_id: id,
            p_community_id: communityId,
            p_payment_ids: [...paymentIds],
            p_deposited_on: day,
          }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.deposited },
      invalidatesTags,
    }),
    savePaymentPlan: build.mutation<unknown, ResidentValues>({
      query:
        ({ id, residentId, values }) =>
        (client) =>
          client.rpc('save_payment_plan', {
            p_id: id,
            p_resident_id: residentId,
            p_values: values as Json,
          }),
      extraOptions: saved,
      invalidatesTags,
    }),
    cancelPaymentPlan: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('cancel_payment_plan', { p_id: id }),
      invalidatesTags,
    }),
    chargeLateFees: build.mutation<unknown, string>({
      query: (communityId) => (client) =>
        client.rpc('charge_late_fees', { p_community_id: communityId }),
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
