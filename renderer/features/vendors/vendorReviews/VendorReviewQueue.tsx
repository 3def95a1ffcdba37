import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { QueuedReview } from '../../network/brokerReviews/index.ts';
import { type PendingVendorReview, vendorReviewContext } from './vendorReviews.ts';
import {
  useDecideVendorReviewMutation,
  useVendorReviewsToDecideQuery,
} from './vendorReviewsApi.ts';

/** Staff queue of vendor reviews, longest waiting first. */
export default function VendorReviewQueue() {
  const [decide] = useDecideVendorReviewMutation();
  return (
    <Loaded
      answer={useVendorReviewsToDecideQuery()}
      waiting={<Skeleton height="20rem" />}
      nothing={<p className={ui.note}>No reviews to moderate.</p>}
    >
      {(reviews) => (
        <ReviewList label="Vendor reviews awaiting moderation">
          {reviews.map((review) => (
            <QueuedReview
              key={review.id}
              review={review}
              told={describeReview(review)}
              decide={(reason) => decide({ id: review.id, n: review.n, reason })}
            />
          ))}
        </ReviewList>
      )}
    </Loaded>
  );
}

const describeReview = (review: PendingVendorReview) =>
  `About ${review.vendor} · ${vendorReviewContext(review)}`;
