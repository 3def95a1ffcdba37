export { AgentRating, AgentReviews } from './AgentReviews.tsx';
export { useReviewsToWriteQuery } from './reviewsApi.ts';
export { WriteReviews } from './WriteReviews.tsx';
