import {
  bool,
  listOf,
  number,
  object,
  orNull,
  orNullish,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { areMedia } from '../media/index.ts';

const isCertificate = object({
  id: text,
  holder: text,
  course: text,
  version: number,
  minutes: number,
  issued_at: text,
  expires_at: orNull(text),
  revoked_at: orNull(text),
  status: text,
});
export type Certificate = ShapeOf<typeof isCertificate>;
export const isCertificateOrNull = orNull(isCertificate);

export const areMyCourses = object({
  courses: listOf(
    object({
      slug: text,
      title: text,
      minutes: number,
      lessons: number,
      lessons_done: number,
      next_lesson: text,
      started_at: text,
      completed_at: orNull(text),
      best_percent: orNull(number),
      certificate: isCertificateOrNull,
    }),
  ),
  can_assign: bool,
  assigned: listOf(
    object({
      id: text,
      course: text,
      title: text,
      organization: text,
      due_on: text,
      state: text,
      expires_at: orNull(text),
      is_started: bool,
      next_lesson: text,
    }),
  ),
  bookmarks: listOf(object({ course: text, lesson: text, course_title: text, title: text })),
});
export type MyCourses = ShapeOf<typeof areMyCourses>;

const isCourse = object({
  slug: text,
  title: text,
  summary: text,
  version: number,
  is_newest: bool,
  is_started: bool,
  /** True for people who opened its questions in the editor. */
  is_contributor: bool,
  minutes: number,
  next_lesson: text,
  completed_at: orNull(text),
  best_percent: orNull(number),
  lessons: listOf(
    object({
      id: text,
      title: text,
      minutes: number,
      section: orNullish(text),
      is_done: bool,
      is_bookmarked: bool,
      has_note: bool,
    }),
  ),
  quiz: object({
    questions: number,
    passing_percent: number,
    attempts_per_day: number,
    attempts_left: number,
    is_open: bool,
  }),
  certificate: isCertificateOrNull,
});
export type TakenCourse = ShapeOf<typeof isCourse>;
export const isCourseOrNull = orNull(isCourse);

/** The blocks are our own content, checked when it is published. */
export const isLesson = object({
  id: text,
  title: text,
  minutes: number,
  blocks: (value): value is readonly object[] => Array.isArray(value),
  completed_at: orNull(text),
  is_bookmarked: bool,
  note: text,
  note_number: number,
  is_task_passed: bool,
  media: areMedia,
});
export type Lesson = ShapeOf<typeof isLesson>;

export const isAttempt = object({
  id: text,
  number,
  questions: listOf(object({ prompt: text, choices: listOf(text) })),
});
export type Attempt = ShapeOf<typeof isAttempt>;

export const isResult = object({
  id: text,
  percent: number,
  passing_percent: number,
  is_passed: bool,
  answers: listOf(
    object({
      prompt: text,
      lesson: text,
      explanation: text,
      answer: text,
      is_correct: bool,
    }),
  ),
});
export type QuizResult = ShapeOf<typeof isResult>;
