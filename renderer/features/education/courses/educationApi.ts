import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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
  endpoints: (build, { read, write } = calls(build, ['MyCourses'])) => ({
    myCourses: read({ keepsOffline: true, accepts: areMyCourses }, () => rpc('my_courses')),

    /** Null for courses that are not available. */
    course: read({ keepsOffline: true, accepts: isCourseOrNull }, (p_course: string) =>
      rpc('get_course', { course: p_course }),
    ),

    /** Remembers the lesson as the place to resume. An opened lesson stays readable offline. */
    lesson: read(
      { keepsOffline: true, accepts: isLesson },
      (key: LessonKey) => (client) => client.rpc('read_lesson', args(key)),
      ['Lesson'],
    ),

    myCertificate: read(isCertificateOrNull, (p_course: string) =>
      rpc('get_my_certificate', { course: p_course }),
    ),

    checkCertificate: build.query<Certificate | null, string>({
      query: (id) => (client) => client.rpc('check_certificate', { id }),
      extraOptions: { failure: 'inline', accepts: isCertificateOrNull },
    }),

    startCourse: write(
      { failure: 'toast' },
      (p_course: string) => rpc('start_course', { course: p_course }),
      ['MyCourses', 'Lesson'],
    ),

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
    saveLessonNote: write(
      {},
      ({ note, number, ...key }: LessonKey & { readonly note: string; readonly number: number }) =>
        (client) =>
          client.rpc('save_lesson_note', { ...args(key), p_note: note, p_number: number }),
      (_number, error) => (error ? [] : ['MyCourses', 'Lesson']),
    ),

    setLessonBookmark: write(
      { failure: 'toast' },
      ({ isBookmarked, ...key }: LessonKey & { readonly isBookmarked: boolean }) =>
        (client) =>
          client.rpc('set_lesson_bookmark', { ...args(key), p_is_bookmarked: isBookmarked }),
      ['MyCourses', 'Lesson'],
    ),

    startQuiz: build.mutation<Attempt, string>({
      query: (p_course) => rpc('start_quiz', { course: p_course }),
      extraOptions: { failure: 'toast', accepts: isAttempt },
    }),

    submitQuiz: write(
      { failure: 'toast', accepts: isResult },
      rpcWith('submit_quiz', 'attemptId', 'answers'),
    ),

    /** The PDF in base64. */
    certificatePdf: build.mutation<string, string>({
      query: (course) => (client) => callForPdf(client, 'certificate', { course }),
      extraOptions: { failure: 'toast', accepts: s.text },
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
