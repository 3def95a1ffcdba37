import { PublicReviews, RatingLine } from '../../../ui/rating/PublicReviews.tsx';
import { formatRatingAverage } from '../../../ui/rating/reviews.ts';
import { vendorReviewContext } from './vendorReviews.ts';
import { useVendorReviewsQuery } from './vendorReviewsApi.ts';

interface VendorReviewsProps {
  readonly vendorId: string;
}

/** Published reviews from members who hired the vendor; renders nothing when there are none. */
export const VendorReviews = ({ vendorId }: VendorReviewsProps) => (
  <PublicReviews
    said={useVendorReviewsQuery(vendorId).currentData}
    sentence="Reviews come from members whose project was completed and are checked by our team."
    toldOf={vendorReviewContext}
  />
);

/** Average rating beside the name; renders nothing when there are no reviews. */
export const VendorRating = ({ vendorId }: VendorReviewsProps) => (
  <RatingLine said={useVendorReviewsQuery(vendorId).currentData} />
);

/** Average rating as a fact row; renders nothing when there are no reviews. */
export function VendorRatingFact({ vendorId }: VendorReviewsProps) {
  const { currentData: summary } = useVendorReviewsQuery(vendorId);
  if (summary === undefined || summary === null || summary.average === null) return null;
  return (
    <div>
      <dt>Reviews</dt>
      <dd>{formatRatingAverage(summary)}</dd>
    </div>
  );
}
