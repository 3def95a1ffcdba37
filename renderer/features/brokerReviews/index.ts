export { AgentRating, AgentReviews } from './AgentReviews.tsx';
export { AnswerableReview } from './AnswerableReview.tsx';
export { OwnReview } from './OwnReview.tsx';
export { QueuedReview } from './QueuedReview.tsx';
export { useReviewsToWriteQuery } from './reviewsApi.ts';
export { WriteReviews } from './WriteReviews.tsx';
