import { formatWholePercent } from '#shared/format/percent.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isCourseFigures = object({
  id: text,
  title: text,
  lessons: listOf(
    object({ id: text, title: text, opened: number, completed: number, stopped: number }),
  ),
  questions: listOf(
    object({ id: text, prompt: text, lesson: text, asked: number, correct: number }),
  ),
});
export type CourseFigures = ShapeOf<typeof isCourseFigures>;
export const isCourseFiguresOrNull = orNull(isCourseFigures);

const isLessonLearner = object({
  id: text,
  learner: text,
  started_at: text,
  opened_at: text,
  completed_at: orNull(text),
  is_last: bool,
});
export type LessonLearner = ShapeOf<typeof isLessonLearner>;
export const areLessonLearners = listOf(isLessonLearner);

const isQuestionAnswers = object({
  prompt: text,
  choices: listOf(object({ choice: text, is_correct: bool, chosen: number })),
  answers: listOf(object({ at: text, choice: text, is_correct: bool })),
});
export type QuestionAnswers = ShapeOf<typeof isQuestionAnswers>;
export const isQuestionAnswersOrNull = orNull(isQuestionAnswers);

/** Returns, for example, "75%"; a dash without any answers. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : formatWholePercent(Math.round((100 * part) / whole));
