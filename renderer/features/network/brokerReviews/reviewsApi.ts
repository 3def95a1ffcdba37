import '#shared/texts/clients.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/records.ts';
import { collaborationNotices } from '#shared/texts/collaboration.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
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
  endpoints: (build, { read, write } = calls(build, ['BrokerReviews'])) => ({
    /** Null if the user isn't an agent in the directory. */
    agentReviews: read(
      isAgentReviewsOrNone,
      (agent_id: string) => (client) => client.rpc('agent_reviews', { agent_id }),
    ),

    /** Null if the user isn't a broker. */
    myReviews: read(isOwnReviewsOrNone, () => rpc('my_reviews')),
    reviewsToWrite: read(areRequests, () => rpc('reviews_to_write')),
    reviewsToDecide: read(arePendingReviews, () => rpc('reviews_to_decide')),

    askForReview: write(
      { success: collaborationNotices.asked },
      rpcWith('ask_for_review', 'id', 'partyId', 'note'),
    ),

    writeReview: write(
      { success: collaborationNotices.reviewed },
      rpcWith('write_review', 'id', 'rating', 'signed', 'body'),
    ),

    /** Publishes without a reason; rejects with one. */
    decideReview: write(rpcWith('decide_review', 'id', 'reason')),

    replyToReview: write(
      { success: collaborationNotices.replied },
      rpcWith('reply_to_review', 'id', 'reply'),
    ),
  }),
});
