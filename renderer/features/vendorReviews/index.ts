import { lazyPart } from '../../kit/chunk/lazyPart.tsx';

export { VendorRating, VendorRatingFact, VendorReviews } from './VendorReviews.tsx';

/** Only whoever wanted a project done sees it. */
export const ProjectReview = lazyPart(() => import('./ProjectReview.tsx'));

/** Only staff sees it. */
export const VendorReviewQueue = lazyPart(() => import('./VendorReviewQueue.tsx'));
