import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  areStaffCertificates,
  areStaffCourses,
  type StaffCertificate,
  type StaffCourse,
} from './adminEducation.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['StaffCourses', 'StaffCertificates'] });

export const {
  useStaffCoursesQuery,
  useStaffCertificatesQuery,
  useSetCourseStatusMutation,
  useRevokeCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    staffCourses: build.query<StaffCourse[], void>({
      query: () => rpc('admin_courses'),
      extraOptions: { failure: 'inline', accepts: areStaffCourses },
      providesTags: ['StaffCourses'],
    }),

    /** The newest, or those that match an ID or part of a name. */
    staffCertificates: build.query<StaffCertificate[], string>({
      query: (p_search) => rpc('admin_certificates', { search: p_search }),
      extraOptions: { failure: 'inline', accepts: areStaffCertificates },
      providesTags: ['StaffCertificates'],
    }),

    setCourseStatus: build.mutation<unknown, { readonly id: string; readonly status: string }>({
      query: ({ id, status }) => rpc('set_course_status', { id, status }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: ['StaffCourses'],
    }),

    revokeCertificate: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => rpc('revoke_certificate', { id, reason }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['StaffCertificates'],
    }),
  }),
});
