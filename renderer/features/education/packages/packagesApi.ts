import '#shared/texts/education.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { areImportedPackages, isOpenPackage, type readReport } from './coursePackages.ts';

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
  endpoints: (build, { read, write } = calls(build)) => ({
    coursePackages: read(
      areImportedPackages,
      (p_course_id: string) => rpc('list_course_packages', { courseId: p_course_id }),
      ['CoursePackages'],
    ),

    createCoursePackage: write(({ id, courseId, values }: NewPackage) =>
      rpc('create_course_package', { id, courseId, values: { ...values } }),
    ),

    addPackageChunk: write(({ id, path, place, body }: PackageChunk) =>
      rpc('add_course_package_chunk', { packageId: id, path, place, body }),
    ),

    finishCoursePackage: write(
      {},
      (p_package_id: string) => rpc('finish_course_package', { packageId: p_package_id }),
      ['CoursePackages'],
    ),

    openCoursePackage: write(
      { failure: 'toast', accepts: isOpenPackage },
      (key: LessonPackage) => (client) => client.rpc('open_course_package', args(key)),
    ),

    /** What the package says about the learner. */
    reportCoursePackage: write(
      { failure: 'toast' },
      ({ report, ...key }: LessonPackage & { readonly report: ReturnType<typeof readReport> }) =>
        (client) =>
          client.rpc('report_course_package', { ...args(key), p_values: { ...report } }),
      (_data, _error, { report }) => (report.status === 'incomplete' ? [] : ['Lesson']),
    ),
  }),
});
