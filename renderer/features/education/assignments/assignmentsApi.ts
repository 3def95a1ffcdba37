import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import {
  type AssignmentList,
  type AssignmentRecord,
  isAssignmentList,
  isAssignmentRecord,
} from './assignments.ts';

interface NewAssignment {
  readonly id: string;
  /** Null for the brokerage that the user supervises. */
  readonly communityId: string | null;
  readonly values: Readonly<Record<string, Json | undefined>>;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['CourseAssignments', 'MyCourses', 'Staff'] });

export const {
  useCourseAssignmentsQuery,
  useCourseAssignmentQuery,
  useAssignCourseMutation,
  useEndAssignmentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    /** Of a community, or with null of the brokerage that the user supervises. */
    courseAssignments: build.query<AssignmentList, string | null>({
      query: (communityId) => (client) =>
        client.rpc('list_course_assignments', { p_community_id: communityId as string }),
      extraOptions: { failure: 'inline', accepts: isAssignmentList },
      providesTags: ['CourseAssignments'],
    }),

    courseAssignment: build.query<AssignmentRecord, string>({
      query: (id) => (client) => client.rpc('get_course_assignment', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isAssignmentRecord },
      providesTags: ['CourseAssignments'],
    }),

    assignCourse: build.mutation<unknown, NewAssignment>({
      query:
        ({ id, communityId, values }) =>
        (client) =>
          client.rpc('assign_course', {
            p_id: id,
            p_community_id: communityId as string,
            p_values: values as Json,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseAssignments', 'MyCourses', 'Staff'],
    }),

    endAssignment: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('end_course_assignment', { p_id: id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['CourseAssignments', 'MyCourses'],
    }),
  }),
});
