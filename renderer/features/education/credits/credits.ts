import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';

const isCourseCredit = object({
  id: text,
  state: text,
  license_type: text,
  quarter_hours: number,
  approval_number: text,
  valid_from: text,
  valid_until: text,
});
export type CourseCredit = ShapeOf<typeof isCourseCredit>;
export const areCourseCredits = listOf(isCourseCredit);

export const isTranscript = object({
  holder: text,
  year: number,
  minutes: number,
  quarter_hours: number,
  rows: listOf(
    object({
      certificate_id: text,
      course: text,
      version: number,
      minutes: number,
      issued_at: text,
      quarter_hours: orNull(number),
      approval_number: orNull(text),
    }),
  ),
});
export type Transcript = ShapeOf<typeof isTranscript>;
