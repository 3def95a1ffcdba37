export { AgentRating, AgentReviews } from './AgentReviews.tsx';
export { ReviewWithReply } from './AnswerableReview.tsx';
export { AuthoredReview } from './OwnReview.tsx';
export { QueuedReview } from './QueuedReview.tsx';
export { useReviewsToWriteQuery } from './reviewsApi.ts';
export { ReviewRequests } from './WriteReviews.tsx';
