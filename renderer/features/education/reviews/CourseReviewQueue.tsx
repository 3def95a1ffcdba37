import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { QueuedReview } from '../../network/brokerReviews/index.ts';
import { describeCourseReview } from './courseReviews.ts';
import { useCourseReviewsToDecideQuery, useDecideCourseReviewMutation } from './reviewsApi.ts';

/** Staff queue of course reviews, longest waiting first. */
export function CourseReviewQueue() {
  const [decide] = useDecideCourseReviewMutation();
  return (
    <Loaded
      answer={useCourseReviewsToDecideQuery()}
      waiting={<Skeleton height="6rem" />}
      nothing={<p className={ui.note}>No reviews to moderate.</p>}
    >
      {(reviews) => (
        <ReviewList label="Course reviews awaiting moderation">
          {reviews.map((review) => (
            <QueuedReview
              key={review.id}
              review={review}
              told={`${review.course} · ${describeCourseReview(review)}`}
              decide={(reason) => decide({ id: review.id, n: review.n, reason })}
            />
          ))}
        </ReviewList>
      )}
    </Loaded>
  );
}
