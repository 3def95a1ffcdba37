import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { QueuedReview } from '../../network/brokerReviews/index.ts';
import styles from './VendorReviews.module.css';
import { vendorReviewContext, type WaitingVendorReview } from './vendorReviews.ts';
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
      nothing={<p className={styles.quiet}>No reviews to moderate.</p>}
    >
      {(waiting) => (
        <ReviewList label="Vendor reviews awaiting moderation">
          {waiting.map((review) => (
            <QueuedReview
              key={review.id}
              review={review}
              told={waitingTold(review)}
              decide={(reason) => decide({ id: review.id, n: review.n, reason })}
            />
          ))}
        </ReviewList>
      )}
    </Loaded>
  );
}

const waitingTold = (review: WaitingVendorReview) =>
  `About ${review.vendor} · ${vendorReviewContext(review)}`;
