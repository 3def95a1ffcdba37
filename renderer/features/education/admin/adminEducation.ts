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
  draft_state: orNull(text),
});
export type StaffCourse = ShapeOf<typeof isStaffCourse>;
export const areStaffCourses = listOf(isStaffCourse);

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
