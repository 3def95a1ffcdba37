import '#shared/texts/syndication.ts';
import type { Database } from '#shared/database.types.ts';
import { syndicationNotices } from '#shared/texts/syndication.ts';
import { syndicationApi } from '../syndication/index.ts';
import { type InvestorPortal, isInvestorPortal } from './portalShapes.ts';

type ArgsOf<Name extends keyof Database['public']['Functions']> =
  Database['public']['Functions'][Name]['Args'];

export const { useInvestorPortalQuery, useRequestTransferMutation, useWithdrawTransferMutation } =
  syndicationApi.injectEndpoints({
    endpoints: (build) => ({
      investorPortal: build.query<InvestorPortal, void>({
        query: () => (client) => client.rpc('get_investor_portal'),
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
    }),
  });
