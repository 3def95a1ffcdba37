import { ReviewList } from '../../../ui/rating/ReviewCard.tsx';
import { AuthoredReview } from '../../network/brokerReviews/index.ts';
import { useMyCourseReviewQuery, useWriteCourseReviewMutation } from './reviewsApi.ts';

const NOT_YET = { state: 'asked', signed: null, rating: null, body: null, reason: null } as const;

interface OwnCourseReviewProps {
  readonly course: string;
  readonly title: string;
}

/** The learner's review of a finished course; nothing before they finish it. */
export function OwnCourseReview({ course, title }: OwnCourseReviewProps) {
  const { currentData: mine } = useMyCourseReviewQuery(course);
  const [write] = useWriteCourseReviewMutation();
  if (mine === undefined || mine === null || !mine.can_review) return null;
  return (
    <ReviewList label="Your review">
      <AuthoredReview
        id={`course:${course}`}
        name={title}
        review={mine.review ?? NOT_YET}
        hint="Don't name residents or colleagues. Reviews are public."
        send={(written) => write({ course, ...written })}
      />
    </ReviewList>
  );
}
