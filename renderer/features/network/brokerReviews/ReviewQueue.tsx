import { formatDay } from '#shared/format/date.ts';
import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { QueuedReview } from './QueuedReview.tsx';
import styles from './Reviews.module.css';
import { DEAL_ROLE_LABELS, type PendingReview } from './reviews.ts';
import { useDecideReviewMutation, useReviewsToDecideQuery } from './reviewsApi.ts';

/** Client reviews of brokers pending staff review, oldest first. */
export function ReviewQueue() {
  const [decide] = useDecideReviewMutation();
  return (
    <Loaded
      answer={useReviewsToDecideQuery()}
      waiting={<Skeleton height="20rem" />}
      nothing={<p className={styles.quiet}>Nothing to review.</p>}
    >
      {(reviews) => (
        <ReviewList label="Broker reviews to moderate">
          {reviews.map((review) => (
            <QueuedReview
              key={review.id}
              review={review}
              told={describeReview(review)}
              decide={(reason) => decide({ id: review.id, reason })}
            />
          ))}
        </ReviewList>
      )}
    </Loaded>
  );
}

const describeReview = ({ role, broker, company, written_at: at }: PendingReview) =>
  `${DEAL_ROLE_LABELS[role]}, about ${[broker, company].filter(Boolean).join(', ')} · ${formatDay(at)}`;
