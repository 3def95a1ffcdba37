import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { arePartnersOrNone } from './partnerships.ts';

export interface PartnershipOffer {
  readonly id: string;
  readonly brokerId: string;
  readonly percent: number;
  readonly words: string;
  readonly until: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Partnerships', 'Network'] });

export const { useMyPartnershipsQuery, useOfferPartnershipMutation, useAnswerPartnershipMutation } =
  api.injectEndpoints({
    endpoints: (build, { read, write } = calls(build, ['Partnerships', 'Network'])) => ({
      /** Null if the user is not a broker. */
      myPartnerships: read(arePartnersOrNone, () => rpc('my_partnerships'), ['Partnerships']),

      offerPartnership: write(
        { success: collaborationNotices.termsOffered },
        ({ id, brokerId, percent, words, until }: PartnershipOffer) =>
          rpc('offer_partnership', {
            id,
            brokerId,
            percent,
            terms: words,
            ...(until !== '' && { until }),
          }),
      ),

      /** Accepts, or declines, withdraws or ends terms. */
      answerPartnership: write({ failure: 'toast' }, rpcWith('answer_partnership', 'id', 'agrees')),
    }),
  });
