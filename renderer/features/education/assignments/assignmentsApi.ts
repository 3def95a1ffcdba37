import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
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
      query: (communityId) =>
        rpc('list_course_assignments', { communityId: communityId as string }),
      extraOptions: { failure: 'inline', accepts: isAssignmentList },
      providesTags: ['CourseAssignments'],
    }),

    courseAssignment: build.query<AssignmentRecord, string>({
      query: (id) => rpc('get_course_assignment', { id }),
      extraOptions: { failure: 'inline', accepts: isAssignmentRecord },
      providesTags: ['CourseAssignments'],
    }),

    assignCourse: build.mutation<unknown, NewAssignment>({
      query: ({ id, communityId, values }) =>
        rpc('assign_course', { id, communityId: communityId as string, values }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CourseAssignments', 'MyCourses', 'Staff'],
    }),

    endAssignment: build.mutation<unknown, string>({
      query: (id) => rpc('end_course_assignment', { id }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['CourseAssignments', 'MyCourses'],
    }),
  }),
});
