import * as s from '../../../ui/shape/shape.ts';
import { areMedia } from '../media/index.ts';

const isCertificate = s.object({
  id: s.text,
  holder: s.text,
  course: s.text,
  version: s.number,
  minutes: s.number,
  issued_at: s.text,
  expires_at: s.orNull(s.text),
  revoked_at: s.orNull(s.text),
  status: s.text,
});
export type Certificate = s.ShapeOf<typeof isCertificate>;
export const isCertificateOrNull = s.orNull(isCertificate);

export const areMyCourses = s.object({
  courses: s.listOf(
    s.object({
      slug: s.text,
      title: s.text,
      minutes: s.number,
      lessons: s.number,
      lessons_done: s.number,
      next_lesson: s.text,
      started_at: s.text,
      completed_at: s.orNull(s.text),
      best_percent: s.orNull(s.number),
      certificate: isCertificateOrNull,
    }),
  ),
  can_assign: s.bool,
  assigned: s.listOf(
    s.object({
      id: s.text,
      course: s.text,
      title: s.text,
      organization: s.text,
      due_on: s.text,
      state: s.text,
      expires_at: s.orNull(s.text),
      is_started: s.bool,
      next_lesson: s.text,
    }),
  ),
  bookmarks: s.listOf(
    s.object({ course: s.text, lesson: s.text, course_title: s.text, title: s.text }),
  ),
});
export type MyCourses = s.ShapeOf<typeof areMyCourses>;

const isCourse = s.object({
  slug: s.text,
  title: s.text,
  summary: s.text,
  version: s.number,
  is_newest: s.bool,
  is_started: s.bool,
  /** True for people who opened its questions in the editor. */
  is_contributor: s.bool,
  minutes: s.number,
  next_lesson: s.text,
  completed_at: s.orNull(s.text),
  best_percent: s.orNull(s.number),
  lessons: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      minutes: s.number,
      section: s.orNullish(s.text),
      is_done: s.bool,
      is_bookmarked: s.bool,
      has_note: s.bool,
    }),
  ),
  quiz: s.object({
    questions: s.number,
    passing_percent: s.number,
    attempts_per_day: s.number,
    attempts_left: s.number,
    is_open: s.bool,
  }),
  certificate: isCertificateOrNull,
});
export type TakenCourse = s.ShapeOf<typeof isCourse>;
export const isCourseOrNull = s.orNull(isCourse);

/** The blocks are our own content, checked when it is published. */
export const isLesson = s.object({
  id: s.text,
  title: s.text,
  minutes: s.number,
  blocks: (value): value is readonly object[] => Array.isArray(value),
  completed_at: s.orNull(s.text),
  is_bookmarked: s.bool,
  note: s.text,
  note_number: s.number,
  is_task_passed: s.bool,
  media: areMedia,
});
export type Lesson = s.ShapeOf<typeof isLesson>;

export const isAttempt = s.object({
  id: s.text,
  number: s.number,
  questions: s.listOf(s.object({ prompt: s.text, choices: s.listOf(s.text) })),
});
export type Attempt = s.ShapeOf<typeof isAttempt>;

export const isResult = s.object({
  id: s.text,
  percent: s.number,
  passing_percent: s.number,
  is_passed: s.bool,
  answers: s.listOf(
    s.object({
      prompt: s.text,
      lesson: s.text,
      explanation: s.text,
      answer: s.text,
      is_correct: s.bool,
    }),
  ),
});
export type QuizResult = s.ShapeOf<typeof isResult>;
