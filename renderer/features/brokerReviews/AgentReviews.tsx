import { PublicReviews, RatingLine } from '../../kit/rating/PublicReviews.tsx';
import { toldOf } from './reviews.ts';
import { useAgentReviewsQuery } from './reviewsApi.ts';

/** What clients said of an agent after a closing; nothing while nobody did. */
export const AgentReviews = ({ agentId }: { readonly agentId: string }) => (
  <PublicReviews
    said={useAgentReviewsQuery(agentId).currentData}
    sentence="Each is of a buyer or seller after a closing, and was read by the team."
    toldOf={toldOf}
  />
);

/** The average of them beside the name; nothing while there is none. */
export const AgentRating = ({ agentId }: { readonly agentId: string }) => (
  <RatingLine said={useAgentReviewsQuery(agentId).currentData} />
);
