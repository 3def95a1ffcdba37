import '#shared/texts/clients.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { ShapeOf } from '../../../ui/shape/shape.ts';
import {
  arePendingReviews,
  areRequests,
  isAgentReviewsOrNone,
  isOwnReviewsOrNone,
} from './reviews.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['BrokerReviews'] });

export const {
  useAgentReviewsQuery,
  useMyReviewsQuery,
  useReviewsToWriteQuery,
  useReviewsToDecideQuery,
  useAskForReviewMutation,
  useWriteReviewMutation,
  useDecideReviewMutation,
  useReplyToReviewMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null if the user isn't an agent in the directory. */
    agentReviews: build.query<ShapeOf<typeof isAgentReviewsOrNone>, string>({
      query: (agent_id) => (client) => client.rpc('agent_reviews', { agent_id }),
      extraOptions: { failure: 'inline', accepts: isAgentReviewsOrNone },
      providesTags: ['BrokerReviews'],
    }),

    /** Null if the user isn't a broker. */
    myReviews: build.query<ShapeOf<typeof isOwnReviewsOrNone>, void>({
      query: () => rpc('my_reviews'),
      extraOptions: { failure: 'inline', accepts: isOwnReviewsOrNone },
      providesTags: ['BrokerReviews'],
    }),

    reviewsToWrite: build.query<ShapeOf<typeof areRequests>, void>({
      query: () => rpc('reviews_to_write'),
      extraOptions: { failure: 'inline', accepts: areRequests },
      providesTags: ['BrokerReviews'],
    }),

    reviewsToDecide: build.query<ShapeOf<typeof arePendingReviews>, void>({
      query: () => rpc('reviews_to_decide'),
      extraOptions: { failure: 'inline', accepts: arePendingReviews },
      providesTags: ['BrokerReviews'],
    }),

    askForReview: build.mutation<
      unknown,
      { readonly id: string; readonly partyId: string; readonly note: string }
    >({
      query: ({ id, partyId, note }) => rpc('ask_for_review', { id, partyId, note }),
      extraOptions: { failure: 'inline', success: collaborationNotices.asked },
      invalidatesTags: ['BrokerReviews'],
    }),

    writeReview: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly rating: number;
        readonly signed: string;
        readonly body: string;
      }
    >({
      query: ({ id, rating, signed, body }) => rpc('write_review', { id, rating, signed, body }),
      extraOptions: { failure: 'inline', success: collaborationNotices.reviewed },
      invalidatesTags: ['BrokerReviews'],
    }),

    /** Publishes without a reason; rejects with one. */
    decideReview: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('decide_review', { id, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['BrokerReviews'],
    }),

    replyToReview: build.mutation<unknown, { readonly id: string; readonly reply: string }>({
      query: ({ id, reply }) => rpc('reply_to_review', { id, reply }),
      extraOptions: { failure: 'inline', success: collaborationNotices.replied },
      invalidatesTags: ['BrokerReviews'],
    }),
  }),
});
