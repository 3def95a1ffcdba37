import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { text } from '../../../ui/shape/shape.ts';
import { areCourseCredits, type CourseCredit, isTranscript, type Transcript } from './credits.ts';

interface TranscriptKey {
  readonly state: string;
  readonly license: string;
  readonly year: number;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['CourseCredits', 'MyCourses'] });

export const {
  useCourseCreditsQuery,
  useSaveCourseCreditMutation,
  useDeleteCourseCreditMutation,
  useTranscriptQuery,
  useTranscriptPdfMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    courseCredits: build.query<CourseCredit[], string>({
      query: (p_course_id) => rpc('list_course_credits', { courseId: p_course_id }),
      extraOptions: { failure: 'inline', accepts: areCourseCredits },
      providesTags: ['CourseCredits'],
    }),

    saveCourseCredit: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly courseId: string;
        readonly values: Readonly<Record<string, Json | undefined>>;
      }
    >({
      query: ({ id, courseId, values }) => rpc('save_course_credit', { id, courseId, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseCredits', 'MyCourses'],
    }),

    deleteCourseCredit: build.mutation<unknown, string>({
      query: (p_id) => rpc('delete_course_credit', { id: p_id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['CourseCredits', 'MyCourses'],
    }),

    transcript: build.query<Transcript, TranscriptKey>({
      query: ({ state, license, year }) =>
        rpc('get_my_transcript', { state, licenseType: license, year }),
      extraOptions: { failure: 'inline', accepts: isTranscript },
      providesTags: ['MyCourses'],
    }),

    /** The PDF in base64. */
    transcriptPdf: build.mutation<string, TranscriptKey>({
      query: (key) => (client) => callForPdf(client, 'certificate', key),
      extraOptions: { failure: 'toast', accepts: text },
    }),
  }),
});
