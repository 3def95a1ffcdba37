import '#shared/texts/ledger.ts';
import '#shared/texts/residentBilling.ts';
import '#shared/texts/operator.ts';
import { residentBillingNotices } from '#shared/texts/residentBilling.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build, ['ResidentBilling'])) => ({
    billing: read(isBilling, (communityId: string) => rpc('get_billing', { communityId })),
    runPreview: read(isRunPreview, ({ communityId, month }: MonthOf) =>
      rpc('preview_billing_run', { communityId, month }),
    ),
    residentAccounts: read(areAccounts, (communityId: string) =>
      rpc('list_resident_accounts', { communityId }),
    ),
    /** What a figure of the aging counts; without a payor or column, of all. */
    agingItems: read(
      areAgingItems,
      ({
        communityId,
        payor,
        column,
      }: {
        readonly communityId: string;
        readonly payor: string | null;
        readonly column: string | null;
      }) =>
        rpc('list_aging_items', {
          communityId,
          ...(payor !== null && { payor }),
          ...(column !== null && { column }),
        }),
    ),
    residentAccount: read(isAccount, (id: string) =>
      rpc('get_resident_account', { residentId: id }),
    ),
    residentPayments: read(arePayments, (communityId: string) =>
      rpc('list_resident_payments', { communityId }),
    ),
    /** Statements that residents share with the user, a family member. */
    myStatements: read(areStatements, () => rpc('list_my_statements')),

    approveBillingRun: build.mutation<
      unknown,
      MonthOf & { readonly id: string; readonly fingerprint: string }
    >({
      query: ({ id, communityId, month, fingerprint }) =>
        rpc('approve_billing_run', { id, communityId, month, fingerprint }),
      extraOptions: { failure: 'inline', success: residentBillingNotices.approved },
      invalidatesTags,
    }),
    postBillingRun: write({ success: residentBillingNotices.posted }, (id: string) =>
      rpc('post_billing_run', { id }),
    ),
    cancelBillingRun: write((id: string) => rpc('cancel_billing_run', { id })),

    saveBillingSettings: write(
      saved,
      rpcWith('save_billing_settings', 'communityId', 'version', 'values'),
    ),
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
    saveChargeItem: write(
      saved,
      rpcWith('save_charge_item', 'id', 'communityId', 'version', 'values'),
    ),
    archiveChargeItem: write({ failure: 'toast' }, (id: string) =>
      rpc('archive_charge_item', { id }),
    ),
    saveResidentRate: write(saved, ({ id, residentId, values }: ResidentValues) =>
      rpc('save_resident_rate', { id, residentId, values }),
    ),
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
    addResidentCharge: write(saved, ({ id, residentId, values }: ResidentValues) =>
      rpc('add_resident_charge', { id, residentId, values }),
    ),
    endResidentCharge: build.mutation<
      unknown,
      { readonly id: string; readonly reason: string; readonly until: string | null }
    >({
      query: ({ id, reason, until }) =>
        rpc('end_resident_charge', { id, reason, ...(until !== null && { endsOn: until }) }),
      extraOptions: saved,
      invalidatesTags,
    }),
    recordPayment: write(
      { success: residentBillingNotices.recorded },
      ({ id, residentId, values }: ResidentValues) =>
        rpc('record_payment', { id, residentId, values }),
    ),
    reversePayment: write(saved, rpcWith('reverse_payment', 'id', 'reason', 'chargesFee')),
    depositPayments: write(
      { success: residentBillingNotices.deposited },
      ({
        id,
        communityId,
        paymentIds,
        day,
      }: {
        readonly id: string;
        readonly communityId: string;
        readonly paymentIds: readonly string[];
        readonly day: string;
      }) => rpc('deposit_payments', { id, communityId, paymentIds, depositedOn: day }),
    ),
    savePaymentPlan: write(saved, ({ id, residentId, values }: ResidentValues) =>
      rpc('save_payment_plan', { id, residentId, values }),
    ),
    cancelPaymentPlan: write({ failure: 'toast' }, (id: string) =>
      rpc('cancel_payment_plan', { id }),
    ),
    chargeLateFees: write(saved, (communityId: string) => rpc('charge_late_fees', { communityId })),

    /** Documents as PDFs in base64. */
    statementPdf: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'resident-statement', { id }),
      extraOptions: { accepts: s.text },
    }),
    rateNoticePdf: build.mutation<string, string>({
      query: (id) => (client) => callForPdf(client, 'rate-notice', { id }),
      extraOptions: { accepts: s.text },
    }),
  }),
});
