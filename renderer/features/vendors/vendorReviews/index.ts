import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

export { VendorRating, VendorRatingFact, VendorReviews } from './VendorReviews.tsx';

/** Visible only to the project's client. */
export const ProjectReview = lazyPart(() => import('./ProjectReview.tsx'));

/** Visible only to staff. */
export const VendorReviewQueue = lazyPart(() => import('./VendorReviewQueue.tsx'));

export { useVendorReviewsQuery } from './vendorReviewsApi.ts';
