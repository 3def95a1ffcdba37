import { formatMonth } from '#shared/format/date.ts';
import { PublicReviews } from '../../ui/rating/PublicReviews.tsx';
import type { PublicCourse } from './publicCourses.ts';

/** Published reviews of a course; renders nothing if there are none. */
export const CourseReviews = ({ course }: { readonly course: PublicCourse }) => (
  <PublicReviews
    heading="Reviews"
    said={{ ...course.rating, reviews: course.reviews }}
    sentence="Reviews come from people who finished the course and are checked by our team."
    toldOf={({ month }) => formatMonth(new Date(`${month}-01T00:00`))}
  />
);
