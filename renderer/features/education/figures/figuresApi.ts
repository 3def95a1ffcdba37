import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  areLessonLearners,
  type CourseFigures,
  isCourseFiguresOrNull,
  isQuestionAnswersOrNull,
  type LessonLearner,
  type QuestionAnswers,
} from './courseFigures.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['StaffCourses'] });

export const { useCourseFiguresQuery, useLessonLearnersQuery, useQuestionAnswersQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      /** Null for a course without a published version. */
      courseFigures: build.query<CourseFigures | null, string>({
        query: (p_id) => rpc('admin_course', { id: p_id }),
        extraOptions: { failure: 'inline', accepts: isCourseFiguresOrNull },
        providesTags: ['StaffCourses'],
      }),

      lessonLearners: build.query<
        readonly LessonLearner[],
        { readonly course: string; readonly lesson: string }
      >({
        query: ({ course, lesson }) => rpc('list_lesson_learners', { courseId: course, lesson }),
        extraOptions: { failure: 'inline', accepts: areLessonLearners },
        providesTags: ['StaffCourses'],
      }),

      questionAnswers: build.query<QuestionAnswers | null, string>({
        query: (p_question_id) => rpc('list_question_answers', { questionId: p_question_id }),
        extraOptions: { failure: 'inline', accepts: isQuestionAnswersOrNull },
        providesTags: ['StaffCourses'],
      }),
    }),
  });
