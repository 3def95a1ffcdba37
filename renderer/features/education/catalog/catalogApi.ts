import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { isPublicCourseOrNull } from '../../../site/education/publicCourses.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['MyCourses'] });

export const { usePublicCourseQuery } = api.injectEndpoints({
  endpoints: (build, { read } = calls(build, ['MyCourses'])) => ({
    /** Null for courses that aren't published. */
    publicCourse: read(
      isPublicCourseOrNull,
      (course: string) => (client) => client.rpc('get_public_course', { course }),
    ),
  }),
});
