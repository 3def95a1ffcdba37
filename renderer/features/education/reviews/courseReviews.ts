import { formatMonth } from '#shared/format/date.ts';
import * as s from '../../../ui/shape/shape.ts';

const review = {
  id: s.text,
  signed: s.text,
  rating: s.number,
  body: s.orNull(s.text),
  reply: s.orNull(s.text),
  month: s.text,
};

const isPublicReview = s.object(review);
type CourseReview = s.ShapeOf<typeof isPublicReview>;

const isPendingReview = s.object({ ...review, course: s.text, n: s.number });
export const arePendingReviews = s.listOf(isPendingReview);

const isMyReview = s.object({
  can_review: s.bool,
  review: s.orNull(
    s.object({
      state: s.oneOf(['waiting', 'published', 'refused']),
      signed: s.text,
      rating: s.number,
      body: s.orNull(s.text),
      reason: s.orNull(s.text),
    }),
  ),
});
export const isMyReviewOrNull = s.orNull(isMyReview);

/** "Finished the course · March 2026". */
export const describeCourseReview = ({ month }: Pick<CourseReview, 'month'>): string =>
  `Finished the course · ${formatMonth(new Date(`${month}-01T00:00`))}`;
