import { formatMonth } from '#shared/format/date.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const review = {
  id: text,
  signed: text,
  rating: number,
  body: orNull(text),
  reply: orNull(text),
  month: text,
};

const isPublicReview = object(review);
type CourseReview = ShapeOf<typeof isPublicReview>;

const isPendingReview = object({ ...review, course: text, n: number });
export const arePendingReviews = listOf(isPendingReview);

const isMyReview = object({
  can_review: bool,
  review: orNull(
    object({
      state: oneOf(['waiting', 'published', 'refused']),
      signed: text,
      rating: number,
      body: orNull(text),
      reason: orNull(text),
    }),
  ),
});
export type MyCourseReview = ShapeOf<typeof isMyReview>;
export const isMyReviewOrNull = orNull(isMyReview);

/** "Finished the course · March 2026". */
export const describeCourseReview = ({ month }: Pick<CourseReview, 'month'>): string =>
  `Finished the course · ${formatMonth(new Date(`${month}-01T00:00`))}`;
