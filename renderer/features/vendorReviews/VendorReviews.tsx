import { PublicReviews, RatingLine } from '../../kit/rating/PublicReviews.tsx';
import { averageText } from '../../kit/rating/reviews.ts';
import { toldOf } from './vendorReviews.ts';
import { useVendorReviewsQuery } from './vendorReviewsApi.ts';

interface VendorReviewsProps {
  readonly vendorId: string;
}

/** What those who gave a project to a vendor say of them; nothing while nobody did. */
export const VendorReviews = ({ vendorId }: VendorReviewsProps) => (
  <PublicReviews
    said={useVendorReviewsQuery(vendorId).currentData}
    sentence="Each is of a member whose project they finished, and was read by the team."
    toldOf={toldOf}
  />
);

/** The average of them beside the name; nothing while there is none. */
export const VendorRating = ({ vendorId }: VendorReviewsProps) => (
  <RatingLine said={useVendorReviewsQuery(vendorId).currentData} />
);

/** The average among facts; nothing while there is none. */
export function VendorRatingFact({ vendorId }: VendorReviewsProps) {
  const { currentData: said } = useVendorReviewsQuery(vendorId);
  if (said === undefined || said === null || said.average === null) return null;
  return (
    <div>
      <dt>Reviews</dt>
      <dd>{averageText(said)}</dd>
    </div>
  );
}
