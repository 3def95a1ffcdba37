import { formatWholePercent } from '#shared/format/percent.ts';
import * as s from '../../../ui/shape/shape.ts';

const isCourseFigures = s.object({
  id: s.text,
  title: s.text,
  lessons: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      opened: s.number,
      completed: s.number,
      stopped: s.number,
    }),
  ),
  questions: s.listOf(
    s.object({ id: s.text, prompt: s.text, lesson: s.text, asked: s.number, correct: s.number }),
  ),
});
export type CourseFigures = s.ShapeOf<typeof isCourseFigures>;
export const isCourseFiguresOrNull = s.orNull(isCourseFigures);

const isLessonLearner = s.object({
  id: s.text,
  learner: s.text,
  started_at: s.text,
  opened_at: s.text,
  completed_at: s.orNull(s.text),
  is_last: s.bool,
});
export type LessonLearner = s.ShapeOf<typeof isLessonLearner>;
export const areLessonLearners = s.listOf(isLessonLearner);

const isQuestionAnswers = s.object({
  prompt: s.text,
  choices: s.listOf(s.object({ choice: s.text, is_correct: s.bool, chosen: s.number })),
  answers: s.listOf(s.object({ at: s.text, choice: s.text, is_correct: s.bool })),
});
export type QuestionAnswers = s.ShapeOf<typeof isQuestionAnswers>;
export const isQuestionAnswersOrNull = s.orNull(isQuestionAnswers);

/** Returns, for example, "75%"; a dash without any answers. */
export const formatShare = (part: number, whole: number): string =>
  whole === 0 ? '–' : formatWholePercent(Math.round((100 * part) / whole));
