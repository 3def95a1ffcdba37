import { baseApi } from '../../../data/api/baseApi.ts';
import { isPublicCourseOrNull, type PublicCourse } from '../../../site/education/publicCourses.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['MyCourses'] });

export const { usePublicCourseQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null for courses that aren't published. */
    publicCourse: build.query<PublicCourse | null, string>({
      query: (course) => (client) => client.rpc('get_public_course', { course }),
      extraOptions: { failure: 'inline', accepts: isPublicCourseOrNull },
      providesTags: ['MyCourses'],
    }),
  }),
});
