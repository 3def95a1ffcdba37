import type { BillingCalls } from '#shared/account/billing/billing.ts';
import type { PaidPlanId } from '#shared/account/billing/plans.ts';
import { billingNotices } from '#shared/texts/billing.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { ACCOUNT_TAGS } from '../../../session/account/index.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import {
  areInvoices,
  BILL_COLUMNS,
  INVOICE_COLUMNS,
  isBillOrNone,
  isPlanChange,
  isProviderPage,
} from './billingTables.ts';

type Body<Name extends keyof BillingCalls> = BillingCalls[Name]['body'];

/** Over eight years of monthly invoices. */
const MOST_INVOICES = 100;

const api = baseApi.enhanceEndpoints({ addTagTypes: [...ACCOUNT_TAGS, 'Billing', 'Invoices'] });

export const billingApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    /** The caller's billing record; null for users who never paid. */
    getMyBill: build.query<ShapeOf<typeof isBillOrNone>, string>({
      query: (userId) => (client) =>
        client.from('billing_accounts').select(BILL_COLUMNS).eq('user_id', userId).maybeSingle(),
      extraOptions: { failure: 'inline', accepts: isBillOrNone, keepsOffline: true },
      providesTags: ['Billing'],
      onCacheEntryAdded: follow({
        sources: (_bill, userId) => [{ table: 'billing_accounts', filter: `user_id=eq.${userId}` }],
        refetch: api.util.invalidateTags(['Billing']),
      }),
    }),

    /** Newest first. */
    getMyInvoices: build.query<ShapeOf<typeof areInvoices>, string>({
      query: (userId) => (client) =>
        client
          .from('invoices')
          .select(INVOICE_COLUMNS)
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .limit(MOST_INVOICES),
      extraOptions: { failure: 'inline', accepts: areInvoices, keepsOffline: true },
      providesTags: ['Invoices'],
      onCacheEntryAdded: follow({
        sources: (_invoices, userId) => [{ table: 'invoices', filter: `user_id=eq.${userId}` }],
        refetch: api.util.invalidateTags(['Invoices']),
      }),
    }),

    createCheckout: write(
      isProviderPage,
      (body: Body<'create-checkout'>) => (client) => callFunction(client, 'create-checkout', body),
    ),

    openPortal: write(
      isProviderPage,
      () => (client) => callFunction(client, 'customer-portal', {}),
    ),

    /** Previews the cost of a plan change. Not cached: every preview must be current. */
    previewPlanChange: read(
      { keepUnusedDataFor: 0, accepts: isPlanChange },
      (plan: PaidPlanId) => (client) => callFunction(client, 'change-plan', { plan }),
    ),

    changePlan: write(
      isPlanChange,
      (body: Body<'change-plan'>) => (client) => callFunction(client, 'change-plan', body),
      ['Billing', 'Invoices', 'Account'],
    ),

    cancelPlan: build.mutation<unknown, Omit<Body<'cancel-subscription'>, 'resume'>>({
      query: (body) => (client) => callFunction(client, 'cancel-subscription', body),
      extraOptions: { failure: 'inline', success: billingNotices.planCancelled },
      invalidatesTags: ['Billing', 'Account'],
    }),

    keepPlan: write(
      { success: billingNotices.planKept },
      () => (client) => callFunction(client, 'cancel-subscription', { resume: true }),
      ['Billing', 'Account'],
    ),

    /** Polls the provider now, for a user waiting for a payment to register. */
    askProvider: write(
      {},
      () => (client) => callFunction(client, 'check-stripe-subscription', {}),
      ['Billing', 'Invoices', 'Account'],
    ),
  }),
});

export const {
  useGetMyBillQuery,
  useGetMyInvoicesQuery,
  useCreateCheckoutMutation,
  useOpenPortalMutation,
  usePreviewPlanChangeQuery,
  useChangePlanMutation,
  useCancelPlanMutation,
  useKeepPlanMutation,
  useAskProviderMutation,
} = billingApi;
