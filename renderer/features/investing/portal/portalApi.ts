import '#shared/texts/ledger.ts';
import '#shared/texts/rooms.ts';
import '#shared/texts/syndication.ts';
import type { Database } from '#shared/database.types.ts';
import { investingNotices } from '#shared/texts/investing.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { isTextToSign, syndicationApi } from '../syndication/index.ts';
import { type InvestorPortal, isInvestorPortal } from './portalShapes.ts';

type ArgsOf<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Args'];

const tags = syndicationApi.enhanceEndpoints({ addTagTypes: ['Portfolio', 'EntityHoldings'] });
/** What changes once a payment is in the portfolio. */
const POSTED = [
  'OfferingDetails' as const,
  'Portfolio' as const,
  'EntityHoldings' as const,
  'TaxCenter' as const,
  { type: 'Records' as const, id: 'holdings' },
];

export const {
  useInvestorPortalQuery,
  useRequestTransferMutation,
  useWithdrawTransferMutation,
  useTransferToSignQuery,
  useSignTransferMutation,
  useLinkPositionMutation,
  useAddPositionHoldingMutation,
  useRecordPositionPaymentsMutation,
  useUnlinkPositionMutation,
} = tags.injectEndpoints({
  endpoints: (build) => ({
    investorPortal: build.query<InvestorPortal, void>({
      query: () => rpc('get_investor_portal'),
      extraOptions: { failure: 'inline', accepts: isInvestorPortal },
      providesTags: ['Offerings', 'OfferingDetails'],
    }),
    requestTransfer: build.mutation<unknown, ArgsOf<'request_transfer'>>({
      query: (args) => (client) => client.rpc('request_transfer', args),
      extraOptions: { failure: 'inline', success: syndicationNotices.sent },
      invalidatesTags: ['OfferingDetails'],
    }),
    withdrawTransfer: build.mutation<unknown, ArgsOf<'withdraw_transfer'>>({
      query: (args) => (client) => client.rpc('withdraw_transfer', args),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['OfferingDetails'],
    }),
    transferToSign: build.query<ShapeOf<typeof isTextToSign>, ArgsOf<'get_transfer_to_sign'>>({
      query: (args) => (client) => client.rpc('get_transfer_to_sign', args),
      extraOptions: { failure: 'inline', accepts: isTextToSign },
      providesTags: ['OfferingDetails'],
    }),
    signTransfer: build.mutation<string, ArgsOf<'sign_transfer'>>({
      query: (args) => (client) => client.rpc('sign_transfer', args),
      extraOptions: { failure: 'inline', success: syndicationNotices.received, accepts: text },
      invalidatesTags: ['Offerings', 'OfferingDetails'],
    }),
    linkPosition: build.mutation<number, ArgsOf<'link_position'>>({
      query: (args) => (client) => client.rpc('link_position', args),
      extraOptions: { failure: 'inline', success: syndicationNotices.linked, accepts: number },
      invalidatesTags: POSTED,
    }),
    addPositionHolding: build.mutation<number, ArgsOf<'add_position_holding'>>({
      query: (args) => (client) => client.rpc('add_position_holding', args),
      extraOptions: { failure: 'inline', success: syndicationNotices.linked, accepts: number },
      invalidatesTags: POSTED,
    }),
    recordPositionPayments: build.mutation<number, string>({
      query: (id) => rpc('record_position_payments', { subscriptionId: id }),
      extraOptions: { failure: 'toast', success: investingNotices.recorded, accepts: number },
      invalidatesTags: POSTED,
    }),
    unlinkPosition: build.mutation<unknown, string>({
      query: (id) => rpc('unlink_position', { subscriptionId: id }),
      extraOptions: { failure: 'toast', success: syndicationNotices.unlinked },
      invalidatesTags: POSTED,
    }),
  }),
});
