import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type CourseContent, isCourseDraftOrNull } from './courseDraft.ts';

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
  endpoints: (build, { read, write } = calls(build, ['CourseDraft', 'StaffCourses'])) => ({
    courseDraft: read(
      isCourseDraftOrNull,
      (p_course_id: string) => rpc('get_course_draft', { courseId: p_course_id }),
      ['CourseDraft'],
    ),

    createCourse: write(
      {},
      ({ id, values }: NewCourse) => rpc('create_course', { id, values: { ...values } }),
      ['StaffCourses'],
    ),

    /** Returns the draft's new version. */
    saveCourseDraft: write(
      s.number,
      ({ content, ...key }: DraftKey & { readonly content: CourseContent }) =>
        (client) =>
          client.rpc('save_course_draft', { ...at(key), p_content: content as unknown as Json }),
    ),

    submitCourseDraft: write(
      (key: DraftKey) => (client) => client.rpc('submit_course_draft', at(key)),
    ),

    returnCourseDraft: write(
      ({ note, ...key }: DraftKey & { readonly note: string }) =>
        (client) =>
          client.rpc('return_course_draft', { ...at(key), p_note: note }),
    ),

    publishCourseDraft: write(
      (key: DraftKey) => (client) => client.rpc('publish_course_draft', at(key)),
    ),

    discardCourseDraft: write(
      (key: DraftKey) => (client) => client.rpc('discard_course_draft', at(key)),
    ),
  }),
});
