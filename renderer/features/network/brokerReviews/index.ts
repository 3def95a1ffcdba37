export { AgentRating, AgentReviews } from './AgentReviews.tsx';
export { AuthoredReview } from './AuthoredReview.tsx';
export { QueuedReview } from './QueuedReview.tsx';
export { ReviewRequests } from './ReviewRequests.tsx';
export { ReviewWithReply } from './ReviewWithReply.tsx';
export { useReviewsToWriteQuery } from './reviewsApi.ts';
