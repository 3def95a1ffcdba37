import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc, rpcWith } from '../../../data/api/rpc.ts';
import { areStaffCertificates, areStaffCourses } from './adminEducation.ts';

const api = baseApi.enhanceEndpoints({ addTagTypes: ['StaffCourses', 'StaffCertificates'] });

export const {
  useStaffCoursesQuery,
  useStaffCertificatesQuery,
  useSetCourseStatusMutation,
  useRevokeCertificateMutation,
} = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, ['StaffCourses'])) => ({
    staffCourses: read(areStaffCourses, () => rpc('admin_courses')),

    /** The newest, or those that match an ID or part of a name. */
    staffCertificates: read(
      areStaffCertificates,
      (p_search: string) => rpc('admin_certificates', { search: p_search }),
      ['StaffCertificates'],
    ),

    setCourseStatus: write({ failure: 'toast' }, rpcWith('set_course_status', 'id', 'status')),

    revokeCertificate: write({}, rpcWith('revoke_certificate', 'id', 'reason'), [
      'StaffCertificates',
    ]),
  }),
});
