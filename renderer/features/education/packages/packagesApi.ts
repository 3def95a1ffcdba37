import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  areImportedPackages,
  type ImportedPackage,
  isOpenPackage,
  type OpenPackage,
  type readReport,
} from './coursePackages.ts';

interface LessonPackage {
  readonly course: string;
  readonly lesson: string;
  readonly id: string;
}

interface NewPackage {
  readonly id: string;
  readonly courseId: string;
  readonly values: { readonly name: string; readonly standard: string; readonly launch: string };
}

interface PackageChunk {
  readonly id: string;
  readonly path: string;
  readonly place: number;
  readonly body: string;
}

const args = ({ course, lesson, id }: LessonPackage) => ({
  p_course: course,
  p_lesson: lesson,
  p_package_id: id,
});

const api = baseApi.enhanceEndpoints({ addTagTypes: ['CoursePackages', 'Lesson'] });

export const {
  useCoursePackagesQuery,
  useCreateCoursePackageMutation,
  useAddPackageChunkMutation,
  useFinishCoursePackageMutation,
  useOpenCoursePackageMutation,
  useReportCoursePackageMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    coursePackages: build.query<readonly ImportedPackage[], string>({
      query: (p_course_id) => rpc('list_course_packages', { courseId: p_course_id }),
      extraOptions: { failure: 'inline', accepts: areImportedPackages },
      providesTags: ['CoursePackages'],
    }),

    createCoursePackage: build.mutation<unknown, NewPackage>({
      query: ({ id, courseId, values }) =>
        rpc('create_course_package', { id, courseId, values: { ...values } }),
      extraOptions: { failure: 'inline' },
    }),

    addPackageChunk: build.mutation<unknown, PackageChunk>({
      query: ({ id, path, place, body }) =>
        rpc('add_course_package_chunk', { packageId: id, path, place, body }),
      extraOptions: { failure: 'inline' },
    }),

    finishCoursePackage: build.mutation<unknown, string>({
      query: (p_package_id) => rpc('finish_course_package', { packageId: p_package_id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['CoursePackages'],
    }),

    openCoursePackage: build.mutation<OpenPackage, LessonPackage>({
      query: (key) => (client) => client.rpc('open_course_package', args(key)),
      extraOptions: { failure: 'toast', accepts: isOpenPackage },
    }),

    /** What the package says about the learner. */
    reportCoursePackage: build.mutation<
      unknown,
      LessonPackage & { readonly report: ReturnType<typeof readReport> }
    >({
      query:
        ({ report, ...key }) =>
        (client) =>
          client.rpc('report_course_package', { ...args(key), p_values: { ...report } }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: (_data, _error, { report }) =>
        report.status === 'incomplete' ? [] : ['Lesson'],
    }),
  }),
});
