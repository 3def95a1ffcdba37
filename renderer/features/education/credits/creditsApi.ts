import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { areCourseCredits, isTranscript } from './credits.ts';

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
  endpoints: (build, { read, write } = calls(build, ['CourseCredits', 'MyCourses'])) => ({
    courseCredits: read(
      areCourseCredits,
      (p_course_id: string) => rpc('list_course_credits', { courseId: p_course_id }),
      ['CourseCredits'],
    ),

    saveCourseCredit: write(
      ({
        id,
        courseId,
        values,
      }: {
        readonly id: string;
        readonly courseId: string;
        readonly values: Readonly<Record<string, Json | undefined>>;
      }) => rpc('save_course_credit', { id, courseId, values }),
    ),

    deleteCourseCredit: write({ failure: 'toast' }, (p_id: string) =>
      rpc('delete_course_credit', { id: p_id }),
    ),

    transcript: read(
      isTranscript,
      ({ state, license, year }: TranscriptKey) =>
        rpc('get_my_transcript', { state, licenseType: license, year }),
      ['MyCourses'],
    ),

    /** The PDF in base64. */
    transcriptPdf: build.mutation<string, TranscriptKey>({
      query: (key) => (client) => callForPdf(client, 'certificate', key),
      extraOptions: { failure: 'toast', accepts: s.text },
    }),
  }),
});
