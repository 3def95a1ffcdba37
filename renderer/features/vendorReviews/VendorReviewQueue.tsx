import { ReviewList } from '../../kit/rating/ReviewCard.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { QueuedReview } from '../brokerReviews/index.ts';
import styles from './VendorReviews.module.css';
import { toldOf, type Waiting } from './vendorReviews.ts';
import {
  useDecideVendorReviewMutation,
  useVendorReviewsToDecideQuery,
} from './vendorReviewsApi.ts';

/** What members wrote of vendors, for the team, those that wait the longest first. */
export default function VendorReviewQueue() {
  const [decide] = useDecideVendorReviewMutation();
  return (
    <Loaded
      answer={useVendorReviewsToDecideQuery()}
      waiting={<Skeleton height="20rem" />}
      nothing={<p className={styles.quiet}>Nothing waits.</p>}
    >
      {(waiting) => (
        <ReviewList label="Reviews of vendors that wait">
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

const waitingTold = (review: Waiting) => `About ${review.vendor} · ${toldOf(review)}`;
