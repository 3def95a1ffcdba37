import '#shared/texts/ledger.ts';
import '#shared/texts/rooms.ts';
import '#shared/texts/syndication.ts';
import type { Database } from '#shared/database.types.ts';
import { investingNotices } from '#shared/texts/investing.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { isTextToSign, syndicationApi } from '../syndication/index.ts';
import { isInvestorPortal } from './portalShapes.ts';

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
  endpoints: (build, { read, write } = calls(build, POSTED)) => ({
    investorPortal: read(isInvestorPortal, () => rpc('get_investor_portal'), [
      'Offerings',
      'OfferingDetails',
    ]),
    requestTransfer: write(
      { success: syndicationNotices.sent },
      (args: ArgsOf<'request_transfer'>) => (client) => client.rpc('request_transfer', args),
      ['OfferingDetails'],
    ),
    withdrawTransfer: write(
      { failure: 'toast' },
      (args: ArgsOf<'withdraw_transfer'>) => (client) => client.rpc('withdraw_transfer', args),
      ['OfferingDetails'],
    ),
    transferToSign: build.query<s.ShapeOf<typeof isTextToSign>, ArgsOf<'get_transfer_to_sign'>>({
      query: (args) => (client) => client.rpc('get_transfer_to_sign', args),
      extraOptions: { failure: 'inline', accepts: isTextToSign },
      providesTags: ['OfferingDetails'],
    }),
    signTransfer: write(
      { success: syndicationNotices.received, accepts: s.text },
      (args: ArgsOf<'sign_transfer'>) => (client) => client.rpc('sign_transfer', args),
      ['Offerings', 'OfferingDetails'],
    ),
    linkPosition: write(
      { success: syndicationNotices.linked, accepts: s.number },
      (args: ArgsOf<'link_position'>) => (client) => client.rpc('link_position', args),
    ),
    addPositionHolding: write(
      { success: syndicationNotices.linked, accepts: s.number },
      (args: ArgsOf<'add_position_holding'>) => (client) =>
        client.rpc('add_position_holding', args),
    ),
    recordPositionPayments: write(
      { failure: 'toast', success: investingNotices.recorded, accepts: s.number },
      (id: string) => rpc('record_position_payments', { subscriptionId: id }),
    ),
    unlinkPosition: write(
      { failure: 'toast', success: syndicationNotices.unlinked },
      (id: string) => rpc('unlink_position', { subscriptionId: id }),
    ),
  }),
});
