import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
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
    endpoints: (build) => ({
      /** Null if the user is not a broker. */
      myPartnerships: build.query<ShapeOf<typeof arePartnersOrNone>, void>({
        query: () => rpc('my_partnerships'),
        extraOptions: { failure: 'inline', accepts: arePartnersOrNone },
        providesTags: ['Partnerships'],
      }),

      offerPartnership: build.mutation<unknown, PartnershipOffer>({
        query: ({ id, brokerId, percent, words, until }) =>
          rpc('offer_partnership', {
            id,
            brokerId,
            percent,
            terms: words,
            ...(until !== '' && { until }),
          }),
        extraOptions: { failure: 'inline', success: collaborationNotices.termsOffered },
        invalidatesTags: ['Partnerships', 'Network'],
      }),

      /** Accepts, or declines, withdraws or ends terms. */
      answerPartnership: build.mutation<unknown, { readonly id: string; readonly agrees: boolean }>(
        {
          query: ({ id, agrees }) => rpc('answer_partnership', { id, agrees }),
          invalidatesTags: ['Partnerships', 'Network'],
        },
      ),
    }),
  });
