import * as s from '../../../ui/shape/shape.ts';

const isStaffCourse = s.object({
  id: s.text,
  slug: s.text,
  title: s.text,
  status: s.text,
  version: s.orNull(s.number),
  revised_on: s.orNull(s.text),
  learners: s.number,
  completed: s.number,
  draft_state: s.orNull(s.text),
});
export type StaffCourse = s.ShapeOf<typeof isStaffCourse>;
export const areStaffCourses = s.listOf(isStaffCourse);

const isStaffCertificate = s.object({
  id: s.text,
  holder: s.text,
  course: s.text,
  issued_at: s.text,
  expires_at: s.orNull(s.text),
  revoked_at: s.orNull(s.text),
  revoked_reason: s.orNull(s.text),
  status: s.text,
});
export type StaffCertificate = s.ShapeOf<typeof isStaffCertificate>;
export const areStaffCertificates = s.listOf(isStaffCertificate);
