import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { AuthoredReview } from './AuthoredReview.tsx';
import styles from './Reviews.module.css';
import { useReviewsToWriteQuery, useWriteReviewMutation } from './reviewsApi.ts';

/** Reviews that brokers requested from the user, with their status. */
export function ReviewRequests() {
  const { data: requests = [] } = useReviewsToWriteQuery();
  const [write] = useWriteReviewMutation();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="asked-reviews" className={styles.asked}>
      <h2 id="asked-reviews">Your broker reviews</h2>
      <ReviewList>
        {requests.map((request) => (
          <AuthoredReview
            key={request.id}
            id={request.id}
            name={[request.broker, request.company].filter(Boolean).join(', ')}
            review={request}
            note={request.note}
            hint="Don't name the community or its price. The sale may be confidential."
            send={(review) => write({ id: request.id, ...review })}
          />
        ))}
      </ReviewList>
    </section>
  );
}
