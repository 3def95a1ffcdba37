import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { number } from '../../../ui/shape/shape.ts';
import { type CourseContent, type CourseDraft, isCourseDraftOrNull } from './courseDraft.ts';

export interface DraftKey {
  readonly id: string;
  /** The version the author sees. */
  readonly version: number;
}

interface NewCourse {
  readonly id: string;
  readonly values: Readonly<Record<string, string>>;
}

const at = ({ id, version }: DraftKey) => ({ p_course_id: id, p_version: version });

const api = baseApi.enhanceEndpoints({ addTagTypes: ['CourseDraft', 'StaffCourses'] });

export const {
  useCourseDraftQuery,
  useCreateCourseMutation,
  useSaveCourseDraftMutation,
  useSubmitCourseDraftMutation,
  useReturnCourseDraftMutation,
  usePublishCourseDraftMutation,
  useDiscardCourseDraftMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    courseDraft: build.query<CourseDraft | null, string>({
      query: (p_course_id) => rpc('get_course_draft', { courseId: p_course_id }),
      extraOptions: { failure: 'inline', accepts: isCourseDraftOrNull },
      providesTags: ['CourseDraft'],
    }),

    createCourse: build.mutation<unknown, NewCourse>({
      query: ({ id, values }) => rpc('create_course', { id, values: { ...values } }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['StaffCourses'],
    }),

    /** Returns the draft's new version. */
    saveCourseDraft: build.mutation<number, DraftKey & { readonly content: CourseContent }>({
      query:
        ({ content, ...key }) =>
        (client) =>
          client.rpc('save_course_draft', { ...at(key), p_content: content as unknown as Json }),
      extraOptions: { failure: 'inline', accepts: number },
      invalidatesTags: ['CourseDraft', 'StaffCourses'],
    }),

    submitCourseDraft: build.mutation<unknown, DraftKey>({
      query: (key) => (client) => client.rpc('submit_course_draft', at(key)),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseDraft', 'StaffCourses'],
    }),

    returnCourseDraft: build.mutation<unknown, DraftKey & { readonly note: string }>({
      query:
        ({ note, ...key }) =>
        (client) =>
          client.rpc('return_course_draft', { ...at(key), p_note: note }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseDraft', 'StaffCourses'],
    }),

    publishCourseDraft: build.mutation<unknown, DraftKey>({
      query: (key) => (client) => client.rpc('publish_course_draft', at(key)),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseDraft', 'StaffCourses'],
    }),

    discardCourseDraft: build.mutation<unknown, DraftKey>({
      query: (key) => (client) => client.rpc('discard_course_draft', at(key)),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseDraft', 'StaffCourses'],
    }),
  }),
});
