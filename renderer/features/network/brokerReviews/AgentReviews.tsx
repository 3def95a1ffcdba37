import { PublicReviews, RatingLine } from '../../../ui/rating/PublicReviews.tsx';
import { reviewContextText } from './reviews.ts';
import { useAgentReviewsQuery } from './reviewsApi.ts';

/** Client reviews of an agent after a closing; renders nothing if there are none. */
export const AgentReviews = ({ agentId }: { readonly agentId: string }) => (
  <PublicReviews
    said={useAgentReviewsQuery(agentId).currentData}
    sentence="From buyers and sellers after a closing, reviewed by our team."
    toldOf={reviewContextText}
  />
);

/** The average rating next to the name; renders nothing without reviews. */
export const AgentRating = ({ agentId }: { readonly agentId: string }) => (
  <RatingLine said={useAgentReviewsQuery(agentId).currentData} />
);
