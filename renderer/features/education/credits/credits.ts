import * as s from '../../../ui/shape/shape.ts';

const isCourseCredit = s.object({
  id: s.text,
  state: s.text,
  license_type: s.text,
  quarter_hours: s.number,
  approval_number: s.text,
  valid_from: s.text,
  valid_until: s.text,
});
export type CourseCredit = s.ShapeOf<typeof isCourseCredit>;
export const areCourseCredits = s.listOf(isCourseCredit);

export const isTranscript = s.object({
  holder: s.text,
  year: s.number,
  minutes: s.number,
  quarter_hours: s.number,
  rows: s.listOf(
    s.object({
      certificate_id: s.text,
      course: s.text,
      version: s.number,
      minutes: s.number,
      issued_at: s.text,
      quarter_hours: s.orNull(s.number),
      approval_number: s.orNull(s.text),
    }),
  ),
});
export type Transcript = s.ShapeOf<typeof isTranscript>;
