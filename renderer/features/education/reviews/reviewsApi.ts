import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { arePendingReviews, isMyReviewOrNull } from './courseReviews.ts';

interface WrittenCourseReview {
  readonly course: string;
  readonly rating: number;
  readonly signed: string;
  readonly body: string;
}

interface ReviewDecision {
  readonly id: string;
  readonly n: number;
  /** Empty to publish. */
  readonly reason: string;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['MyCourseReview', 'CourseReviews'] });

export const {
  useMyCourseReviewQuery,
  useWriteCourseReviewMutation,
  useCourseReviewsToDecideQuery,
  useDecideCourseReviewMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['MyCourseReview'])) => ({
    /** Null for courses the user never started. */
    myCourseReview: read(isMyReviewOrNull, (p_course: string) =>
      rpc('my_course_review', { course: p_course }),
    ),

    writeCourseReview: write(({ course, rating, signed, body }: WrittenCourseReview) =>
      rpc('write_course_review', { course, rating, signed, body }),
    ),

    courseReviewsToDecide: read(arePendingReviews, () => rpc('course_reviews_to_decide'), [
      'CourseReviews',
    ]),

    decideCourseReview: write(
      {},
      ({ id, n, reason }: ReviewDecision) => rpc('decide_course_review', { id, n, reason }),
      ['CourseReviews'],
    ),
  }),
});
