import '#shared/texts/conversations.ts';
import { projectNotices } from '#shared/texts/projects.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
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
  endpoints: (build) => ({
    /** Null for a vendor the reader can't see. */
    vendorReviews: build.query<ShapeOf<typeof isVendorReviewsOrNone>, string>({
      query: (vendor_id) => (client) => client.rpc('vendor_reviews', { vendor_id }),
      extraOptions: { failure: 'inline', accepts: isVendorReviewsOrNone },
      providesTags: ['VendorReviews'],
    }),

    /** Null for users without a vendor profile. */
    myVendorReviews: build.query<ShapeOf<typeof isOwnVendorReviewsOrNone>, void>({
      query: () => rpc('my_vendor_reviews'),
      extraOptions: { failure: 'inline', accepts: isOwnVendorReviewsOrNone },
      providesTags: ['VendorReviews'],
    }),

    vendorReviewsToDecide: build.query<ShapeOf<typeof arePendingVendorReviews>, void>({
      query: () => rpc('vendor_reviews_to_decide'),
      extraOptions: { failure: 'inline', accepts: arePendingVendorReviews },
      providesTags: ['VendorReviews'],
    }),

    writeVendorReview: build.mutation<unknown, Writing>({
      query: ({ projectId, rating, signed, body }) =>
        rpc('write_vendor_review', { projectId, rating, signed, body }),
      extraOptions: { failure: 'inline', success: projectNotices.reviewed },
      // A rejection means the data changed, so the current state is refetched.
      invalidatesTags: ['Projects', 'VendorReviews'],
    }),

    /** Decides on revision `n` of the text; publishes it when no reason is given. */
    decideVendorReview: build.mutation<
      unknown,
      { readonly id: string; readonly n: number; readonly reason: string }
    >({
      query: ({ id, n, reason }) => rpc('decide_vendor_review', { id, n, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['VendorReviews'],
    }),

    replyToVendorReview: build.mutation<unknown, { readonly id: string; readonly reply: string }>({
      query: ({ id, reply }) => rpc('reply_to_vendor_review', { id, reply }),
      extraOptions: { failure: 'inline', success: projectNotices.replied },
      invalidatesTags: ['VendorReviews'],
    }),
  }),
});
