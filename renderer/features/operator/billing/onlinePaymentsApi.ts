import '#shared/texts/payouts.ts';
import type { PayoutCalls } from '#shared/account/payouts/payouts.ts';
import { payoutNotices } from '#shared/texts/payouts.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
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

const isOnlinePayment = object({
  id: text,
  resident_id: text,
  resident: text,
  invoice: number,
  method: text,
  cents: number,
  fee_cents: number,
  state: oneOf(['open', 'processing', 'succeeded', 'failed']),
  refunded_cents: number,
  returned_cents: number,
  failure: orNull(text),
  last4: orNull(text),
  begun_at: text,
  by: text,
});
export type OnlinePayment = ShapeOf<typeof isOnlinePayment>;

const isPaymentState = object({
  id: text,
  state: oneOf(['open', 'processing', 'succeeded', 'failed', 'expired']),
  method: oneOf(['card', 'ach']),
  cents: number,
  failure: orNull(text),
});
export type PaymentState = ShapeOf<typeof isPaymentState>;

const isPage = object({ url: orNull(text), isTest: bool });

type Body = PayoutCalls['online-payment']['body'];
const call = (client: DataClient, body: Body) => callFunction(client, 'online-payment', body);

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['ResidentBilling'] });
const invalidatesTags = ['ResidentBilling'] as const;

export const {
  useOnlinePaymentsQuery,
  useOnlinePaymentQuery,
  usePayInvoiceMutation,
  useCheckOnlinePaymentMutation,
  useRefundOnlinePaymentMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    onlinePayments: build.query<readonly OnlinePayment[], string>({
      query: (communityId) => (client) =>
        client.rpc('list_online_payments', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: listOf(isOnlinePayment) },
      providesTags: ['ResidentBilling'],
    }),
    onlinePayment: build.query<PaymentState, string>({
      query: (id) => (client) => client.rpc('get_online_payment', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isPaymentState },
      providesTags: ['ResidentBilling'],
    }),
    payInvoice: build.mutation<
      ShapeOf<typeof isPage>,
      {
        readonly id: string;
        readonly invoiceId: string;
        readonly method: 'card' | 'ach';
        readonly cents: number;
      }
    >({
      query: (values) => (client) => call(client, { action: 'pay', ...values }),
      extraOptions: { failure: 'inline', accepts: isPage },
    }),
    /** Fetches a payment from the provider, whose webhook may be late. */
    checkOnlinePayment: build.mutation<unknown, string>({
      query: (id) => (client) => call(client, { action: 'check', id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags,
    }),
    refundOnlinePayment: build.mutation<
      unknown,
      { readonly id: string; readonly refundId: string; readonly cents: number }
    >({
      query: (values) => (client) => call(client, { action: 'refund', ...values }),
      extraOptions: { failure: 'inline', success: payoutNotices.refunded },
      invalidatesTags,
    }),
  }),
});
