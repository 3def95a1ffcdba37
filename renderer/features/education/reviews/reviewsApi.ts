import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  arePendingReviews,
  isMyReviewOrNull,
  type MyCourseReview,
  type PendingCourseReview,
} from './courseReviews.ts';

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
  endpoints: (build) => ({
    /** Null for courses the user never started. */
    myCourseReview: build.query<MyCourseReview | null, string>({
      query: (p_course) => rpc('my_course_review', { course: p_course }),
      extraOptions: { failure: 'inline', accepts: isMyReviewOrNull },
      providesTags: ['MyCourseReview'],
    }),

    writeCourseReview: build.mutation<unknown, WrittenCourseReview>({
      query: ({ course, rating, signed, body }) =>
        rpc('write_course_review', { course, rating, signed, body }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['MyCourseReview'],
    }),

    courseReviewsToDecide: build.query<readonly PendingCourseReview[], void>({
      query: () => rpc('course_reviews_to_decide'),
      extraOptions: { failure: 'inline', accepts: arePendingReviews },
      providesTags: ['CourseReviews'],
    }),

    decideCourseReview: build.mutation<unknown, ReviewDecision>({
      query: ({ id, n, reason }) => rpc('decide_course_review', { id, n, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseReviews'],
    }),
  }),
});
