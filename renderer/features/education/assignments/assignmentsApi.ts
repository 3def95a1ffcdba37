import '#shared/texts/education.ts';
import type { Json } from '#shared/database.types.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { isAssignmentList, isAssignmentRecord } from './assignments.ts';

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
  endpoints: (build, { read, write } = calls(build, ['CourseAssignments'])) => ({
    /** Of a community, or with null of the brokerage that the user supervises. */
    courseAssignments: read(isAssignmentList, (communityId: string | null) =>
      rpc('list_course_assignments', { communityId: communityId as string }),
    ),

    courseAssignment: read(isAssignmentRecord, (id: string) =>
      rpc('get_course_assignment', { id }),
    ),

    assignCourse: write(
      {},
      ({ id, communityId, values }: NewAssignment) =>
        rpc('assign_course', { id, communityId: communityId as string, values }),
      ['CourseAssignments', 'MyCourses', 'Staff'],
    ),

    endAssignment: write(
      { failure: 'toast' },
      (id: string) => rpc('end_course_assignment', { id }),
      ['CourseAssignments', 'MyCourses'],
    ),
  }),
});
