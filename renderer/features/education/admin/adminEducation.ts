import { formatWholePercent } from '#shared/format/percent.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isStaffCourse = object({
  id: text,
  slug: text,
  title: text,
  status: text,
  version: orNull(number),
  revised_on: orNull(text),
  learners: number,
  completed: number,
});
export type StaffCourse = ShapeOf<typeof isStaffCourse>;
export const areStaffCourses = listOf(isStaffCourse);

const isCourseFigures = object({
  id: text,
  title: text,
  status: text,
  versions: listOf(object({ number, revised_on: text, published_at: text, learners: number })),
  lessons: listOf(object({ id: text, title: text, opened: number, completed: number })),
  questions: listOf(
    object({ id: text, prompt: text, lesson: text, asked: number, correct: number }),
  ),
});
export type CourseFigures = ShapeOf<typeof isCourseFigures>;
export const isCourseFiguresOrNull = orNull(isCourseFigures);

const isStaffCertificate = object({
  id: text,
  holder: text,
  course: text,
  issued_at: text,
  expires_at: orNull(text),
  revoked_at: orNull(text),
  revoked_reason: orNull(text),
  status: text,
});
export type StaffCertificate = ShapeOf<typeof isStaffCertificate>;
export const areStaffCertificates = listOf(isStaffCertificate);

/** Returns, for example, "75%"; a dash without any answers. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : formatWholePercent(Math.round((100 * part) / whole));
