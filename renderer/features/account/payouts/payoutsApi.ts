import '#shared/texts/payouts.ts';
import type { PayoutCalls, PayoutOwner } from '#shared/account/payouts/payouts.ts';
import { payoutNotices } from '#shared/texts/payouts.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
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

const isConnectedAccount = object({
  state: oneOf(['none', 'incomplete', 'in_review', 'ready']),
  can_change: bool,
  can_charge: bool,
  requirements: number,
  bank_last4: orNull(text),
  available_cents: number,
  pending_cents: number,
  synced_at: orNull(text),
  connected_by: text,
  connected_at: orNull(text),
  payouts: listOf(object({ id: text, cents: number, state: text, arrives_on: text })),
});
export type ConnectedAccountState = ShapeOf<typeof isConnectedAccount>;

const isPage = object({ url: orNull(text), isTest: bool });

const tags = baseApi.enhanceEndpoints({ addTagTypes: ['ConnectedAccounts'] });

export const {
  useConnectedAccountQuery,
  useConnectAccountMutation,
  useSyncConnectedAccountMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    connectedAccount: build.query<ConnectedAccountState, PayoutOwner>({
      query:
        ({ kind, id }) =>
        (client) =>
          client.rpc('get_connected_account', { p_owner: kind, p_owner_id: id }),
      extraOptions: { failure: 'inline', accepts: isConnectedAccount },
      providesTags: ['ConnectedAccounts'],
    }),
    /** Returns the provider's page: its form, or its dashboard once details are complete. */
    connectAccount: build.mutation<
      ShapeOf<typeof isPage>,
      { readonly owner: PayoutOwner; readonly returnPath: string }
    >({
      query: (body) => (client) =>
        callFunction(client, 'connected-account', {
          action: 'connect',
          ...body,
        } satisfies PayoutCalls['connected-account']['body']),
      extraOptions: { failure: 'inline', accepts: isPage },
      invalidatesTags: ['ConnectedAccounts'],
    }),
    syncConnectedAccount: build.mutation<unknown, { readonly owner: PayoutOwner }>({
      query:
        ({ owner }) =>
        (client) =>
          callFunction(client, 'connected-account', {
            action: 'sync',
            owner,
          } satisfies PayoutCalls['connected-account']['body']),
      extraOptions: { failure: 'inline', success: payoutNotices.synced },
      invalidatesTags: ['ConnectedAccounts'],
    }),
  }),
});
