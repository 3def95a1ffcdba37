import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { text } from '../../../ui/shape/shape.ts';
import { isQueuedOffline, withOfflineFallback } from '../../../workbench/data/offlineFallback.ts';
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

/** `id` lets a repeated attempt replace a queued one. */
interface Completion extends LessonKey {
  readonly id: string;
  /** The lesson, as the list of unsent changes names it. */
  readonly title: string;
}

const args = ({ course, lesson }: LessonKey) => ({ p_course: course, p_lesson: lesson });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['MyCourses', 'Lesson'] });

const educationApi = api.injectEndpoints({
  endpoints: (build) => ({
    myCourses: build.query<MyCourses, void>({
      query: () => rpc('my_courses'),
      extraOptions: { failure: 'inline', accepts: areMyCourses, keepsOffline: true },
      providesTags: ['MyCourses'],
    }),

    /** Null for courses that are not available. */
    course: build.query<TakenCourse | null, string>({
      query: (p_course) => rpc('get_course', { course: p_course }),
      extraOptions: { failure: 'inline', accepts: isCourseOrNull, keepsOffline: true },
      providesTags: ['MyCourses'],
    }),

    /** Remembers the lesson as the place to resume. An opened lesson stays readable offline. */
    lesson: build.query<Lesson, LessonKey>({
      query: (key) => (client) => client.rpc('read_lesson', args(key)),
      extraOptions: { failure: 'inline', accepts: isLesson, keepsOffline: true },
      providesTags: ['Lesson'],
    }),

    myCertificate: build.query<Certificate | null, string>({
      query: (p_course) => rpc('get_my_certificate', { course: p_course }),
      extraOptions: { failure: 'inline', accepts: isCertificateOrNull },
      providesTags: ['MyCourses'],
    }),

    checkCertificate: build.query<Certificate | null, string>({
      query: (id) => (client) => client.rpc('check_certificate', { id }),
      extraOptions: { failure: 'inline', accepts: isCertificateOrNull },
    }),

    startCourse: build.mutation<unknown, string>({
      query: (p_course) => rpc('start_course', { course: p_course }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['MyCourses', 'Lesson'],
    }),

    /** Without a connection, queued in this browser and sent later. The server knows that the lesson was opened. */
    completeLesson: build.mutation<unknown, Completion>({
      async queryFn({ id, title, ...key }, queryApi, _options, baseQuery) {
        const values = args(key);
        const response = await baseQuery((client) => client.rpc('complete_lesson', values));
        const entry = {
          id,
          what: 'call' as const,
          kind: 'complete_lesson',
          recordId: `${key.course}/${key.lesson}`,
          name: title,
          version: 0,
          values,
          before: {},
        };
        return withOfflineFallback(response, queryApi, entry, {});
      },
      extraOptions: { failure: 'toast' },
      async onQueryStarted({ course, lesson }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!isQueuedOffline(data)) return;
        dispatch(
          educationApi.util.updateQueryData('course', course, (taken) => {
            const done = taken?.lessons.find(({ id }) => id === lesson);
            if (done !== undefined) Object.assign(done, { is_done: true });
          }),
        );
        dispatch(
          educationApi.util.updateQueryData('lesson', { course, lesson }, (read) => {
            Object.assign(read, { completed_at: new Date().toISOString() });
          }),
        );
      },
      invalidatesTags: (data, error) =>
        error === undefined && !isQueuedOffline(data) ? ['MyCourses', 'Lesson'] : [],
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
      query: (p_course) => rpc('start_quiz', { course: p_course }),
      extraOptions: { failure: 'toast', accepts: isAttempt },
    }),

    submitQuiz: build.mutation<
      QuizResult,
      { readonly attemptId: string; readonly answers: readonly number[] }
    >({
      query: ({ attemptId, answers }) => rpc('submit_quiz', { attemptId, answers }),
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
} = educationApi;
