import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { text } from '../../../ui/shape/shape.ts';
import {
  type Attempt,
  areMyCourses,
  type Certificate,
  isAttempt,
  isCertificateOrNull,
  isCourseOrNull,
  isLesson,
  isResult,
  type Lesson,
  type MyCourses,
  type QuizResult,
  type TakenCourse,
} from './courses.ts';

interface LessonKey {
  readonly course: string;
  readonly lesson: string;
}

const args = ({ course, lesson }: LessonKey) => ({ p_course: course, p_lesson: lesson });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['MyCourses', 'Lesson'] });

export const {
  useMyCoursesQuery,
  useCourseQuery,
  useLessonQuery,
  useMyCertificateQuery,
  useCheckCertificateQuery,
  useStartCourseMutation,
  useCompleteLessonMutation,
  useSaveLessonNoteMutation,
  useSetLessonBookmarkMutation,
  useStartQuizMutation,
  useSubmitQuizMutation,
  useCertificatePdfMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    myCourses: build.query<MyCourses, void>({
      query: () => (client) => client.rpc('my_courses'),
      extraOptions: { failure: 'inline', accepts: areMyCourses },
      providesTags: ['MyCourses'],
    }),

    /** Null for courses that are not available. */
    course: build.query<TakenCourse | null, string>({
      query: (p_course) => (client) => client.rpc('get_course', { p_course }),
      extraOptions: { failure: 'inline', accepts: isCourseOrNull },
      providesTags: ['MyCourses'],
    }),

    /** Remembers the lesson as the place to resume. */
    lesson: build.query<Lesson, LessonKey>({
      query: (key) => (client) => client.rpc('read_lesson', args(key)),
      extraOptions: { failure: 'inline', accepts: isLesson },
      providesTags: ['Lesson'],
    }),

    myCertificate: build.query<Certificate | null, string>({
      query: (p_course) => (client) => client.rpc('get_my_certificate', { p_course }),
      extraOptions: { failure: 'inline', accepts: isCertificateOrNull },
      providesTags: ['MyCourses'],
    }),

    checkCertificate: build.query<Certificate | null, string>({
      query: (id) => (client) => client.rpc('check_certificate', { id }),
      extraOptions: { failure: 'inline', accepts: isCertificateOrNull },
    }),

    startCourse: build.mutation<unknown, string>({
      query: (p_course) => (client) => client.rpc('start_course', { p_course }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['MyCourses', 'Lesson'],
    }),

    completeLesson: build.mutation<unknown, LessonKey>({
      query: (key) => (client) => client.rpc('complete_lesson', args(key)),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['MyCourses', 'Lesson'],
    }),

    /** Returns the note's new number. */
    saveLessonNote: build.mutation<
      unknown,
      LessonKey & { readonly note: string; readonly number: number }
    >({
      query:
        ({ note, number, ...key }) =>
        (client) =>
          client.rpc('save_lesson_note', { ...args(key), p_note: note, p_number: number }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_number, error) => (error ? [] : ['MyCourses', 'Lesson']),
    }),

    setLessonBookmark: build.mutation<unknown, LessonKey & { readonly isBookmarked: boolean }>({
      query:
        ({ isBookmarked, ...key }) =>
        (client) =>
          client.rpc('set_lesson_bookmark', { ...args(key), p_is_bookmarked: isBookmarked }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['MyCourses', 'Lesson'],
    }),

    startQuiz: build.mutation<Attempt, string>({
      query: (p_course) => (client) => client.rpc('start_quiz', { p_course }),
      extraOptions: { failure: 'toast', accepts: isAttempt },
    }),

    submitQuiz: build.mutation<
      QuizResult,
      { readonly attemptId: string; readonly answers: readonly number[] }
    >({
      query:
        ({ attemptId, answers }) =>
        (client) =>
          client.rpc('submit_quiz', { p_attempt_id: attemptId, p_answers: [...answers] }),
      extraOptions: { failure: 'toast', accepts: isResult },
      invalidatesTags: ['MyCourses'],
    }),

    /** The PDF in base64. */
    certificatePdf: build.mutation<string, string>({
      query: (course) => (client) => callForPdf(client, 'certificate', { course }),
      extraOptions: { failure: 'toast', accepts: text },
    }),
  }),
});
