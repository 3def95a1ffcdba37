import '#shared/texts/conversations.ts';
import { projectNotices } from '#shared/texts/projects.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import {
  arePendingVendorReviews,
  isOwnVendorReviewsOrNone,
  isVendorReviewsOrNone,
} from './vendorReviews.ts';

interface Writing {
  readonly projectId: string;
  readonly rating: number;
  readonly signed: string;
  readonly body: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['VendorReviews', 'Projects'] });

export const {
  useVendorReviewsQuery,
  useMyVendorReviewsQuery,
  useVendorReviewsToDecideQuery,
  useWriteVendorReviewMutation,
  useDecideVendorReviewMutation,
  useReplyToVendorReviewMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['VendorReviews'])) => ({
    /** Null for a vendor the reader can't see. */
    vendorReviews: read(
      isVendorReviewsOrNone,
      (vendor_id: string) => (client) => client.rpc('vendor_reviews', { vendor_id }),
    ),

    /** Null for users without a vendor profile. */
    myVendorReviews: read(isOwnVendorReviewsOrNone, () => rpc('my_vendor_reviews')),
    vendorReviewsToDecide: read(arePendingVendorReviews, () => rpc('vendor_reviews_to_decide')),

    writeVendorReview: build.mutation<unknown, Writing>({
      query: ({ projectId, rating, signed, body }) =>
        rpc('write_vendor_review', { projectId, rating, signed, body }),
      extraOptions: { failure: 'inline', success: projectNotices.reviewed },
      // A rejection means the data changed, so the current state is refetched.
      invalidatesTags: ['Projects', 'VendorReviews'],
    }),

    /** Decides on revision `n` of the text; publishes it when no reason is given. */
    decideVendorReview: write(rpcWith('decide_vendor_review', 'id', 'n', 'reason')),

    replyToVendorReview: write(
      { success: projectNotices.replied },
      rpcWith('reply_to_vendor_review', 'id', 'reply'),
    ),
  }),
});
