import '#shared/texts/payouts.ts';
import type { PayoutCalls, PayoutOwner } from '#shared/account/payouts/payouts.ts';
import { payoutNotices } from '#shared/texts/payouts.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isConnectedAccount = s.object({
  state: s.oneOf(['none', 'incomplete', 'in_review', 'ready']),
  can_change: s.bool,
  can_charge: s.bool,
  requirements: s.number,
  bank_last4: s.orNull(s.text),
  available_cents: s.number,
  pending_cents: s.number,
  synced_at: s.orNull(s.text),
  connected_by: s.text,
  connected_at: s.orNull(s.text),
  payouts: s.listOf(s.object({ id: s.text, cents: s.number, state: s.text, arrives_on: s.text })),
});
export type ConnectedAccountState = s.ShapeOf<typeof isConnectedAccount>;

const isPage = s.object({ url: s.orNull(s.text), isTest: s.bool });

const isPaymentState = s.object({
  id: s.text,
  state: s.oneOf(['open', 'processing', 'succeeded', 'failed', 'expired']),
  method: s.oneOf(['card', 'ach']),
  cents: s.number,
  failure: s.orNull(s.text),
});
export type PaymentState = s.ShapeOf<typeof isPaymentState>;

/** What an online payment pays: an invoice of a resident, or a milestone or an invoice of a vendor. */
export type PaymentTarget =
  | { readonly invoiceId: string }
  | { readonly milestoneId: string }
  | { readonly vendorInvoiceId: string };

type PaymentBody = PayoutCalls['online-payment']['body'];
const callPayment = (client: DataClient, body: PaymentBody) =>
  callFunction(client, 'online-payment', body);

const tags = baseApi.enhanceEndpoints({
  addTagTypes: ['ConnectedAccounts', 'ResidentBilling', 'Rfps', 'Purchases'],
});
const paid = ['ResidentBilling', 'Rfps', 'Purchases'] as const;

export const {
  useConnectedAccountQuery,
  useConnectAccountMutation,
  useSyncConnectedAccountMutation,
  useOnlinePaymentQuery,
  usePayOnlineMutation,
  useCheckOnlinePaymentMutation,
  useRefundOnlinePaymentMutation,
} = tags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['ConnectedAccounts'])) => ({
    connectedAccount: read(isConnectedAccount, ({ kind, id }: PayoutOwner) =>
      rpc('get_connected_account', { owner: kind, ownerId: id }),
    ),
    /** Returns the provider's page: its form, or its dashboard once details are complete. */
    connectAccount: write(
      isPage,
      (body: { readonly owner: PayoutOwner; readonly returnPath: string }) => (client) =>
        callFunction(client, 'connected-account', {
          action: 'connect',
          ...body,
        } satisfies PayoutCalls['connected-account']['body']),
    ),
    syncConnectedAccount: write(
      { success: payoutNotices.synced },
      ({ owner }: { readonly owner: PayoutOwner }) =>
        (client) =>
          callFunction(client, 'connected-account', {
            action: 'sync',
            owner,
          } satisfies PayoutCalls['connected-account']['body']),
    ),
    onlinePayment: read(isPaymentState, (id: string) => rpc('get_online_payment', { id }), [
      ...paid,
    ]),
    payOnline: build.mutation<
      s.ShapeOf<typeof isPage>,
      PaymentTarget & {
        readonly id: string;
        readonly method: 'card' | 'ach';
        readonly cents: number;
      }
    >({
      query: (values) => (client) => callPayment(client, { action: 'pay', ...values }),
      extraOptions: { failure: 'inline', accepts: isPage },
    }),
    /** Fetches a payment from the provider, whose webhook may be late. */
    checkOnlinePayment: write(
      {},
      (id: string) => (client) => callPayment(client, { action: 'check', id }),
      [...paid],
    ),
    refundOnlinePayment: write(
      { success: payoutNotices.refunded },
      (values: { readonly id: string; readonly refundId: string; readonly cents: number }) =>
        (client) =>
          callPayment(client, { action: 'refund', ...values }),
      [...paid],
    ),
  }),
});
