import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  areLessonLearners,
  isCourseFiguresOrNull,
  isQuestionAnswersOrNull,
} from './courseFigures.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['StaffCourses'] });

export const { useCourseFiguresQuery, useLessonLearnersQuery, useQuestionAnswersQuery } =
  api.injectEndpoints({
    endpoints: (build, { read } = calls(build, ['StaffCourses'])) => ({
      /** Null for a course without a published version. */
      courseFigures: read(isCourseFiguresOrNull, (p_id: string) =>
        rpc('admin_course', { id: p_id }),
      ),

      lessonLearners: read(
        areLessonLearners,
        ({ course, lesson }: { readonly course: string; readonly lesson: string }) =>
          rpc('list_lesson_learners', { courseId: course, lesson }),
      ),

      questionAnswers: read(isQuestionAnswersOrNull, (p_question_id: string) =>
        rpc('list_question_answers', { questionId: p_question_id }),
      ),
    }),
  });
