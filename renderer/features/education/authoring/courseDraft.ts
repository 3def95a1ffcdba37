import type { LessonBlock, Level } from '../../../content/education/course.ts';
import * as s from '../../../ui/shape/shape.ts';
import {
  type BlockKind,
  type BlockValues,
  isBlockError,
  readBlock,
  writeBlock,
} from './blockKinds.ts';

const isContent = s.object({
  title: s.text,
  summary: s.text,
  category: s.text,
  level: s.text,
  quiz_questions: s.number,
  passing_percent: s.number,
  attempts_per_day: s.number,
  valid_months: s.orNullish(s.number),
  lessons: s.listOf(
    s.object({
      id: s.text,
      title: s.text,
      summary: s.text,
      minutes: s.number,
      section: s.orNullish(s.text),
      blocks: s.listOf(s.anything),
    }),
  ),
  questions: s.listOf(
    s.object({ lesson: s.text, prompt: s.text, choices: s.listOf(s.text), explanation: s.text }),
  ),
});
export type CourseContent = s.ShapeOf<typeof isContent>;

const isCourseDraft = s.object({
  id: s.text,
  slug: s.text,
  title: s.text,
  status: s.text,
  published_version: s.orNull(s.number),
  version: s.number,
  state: s.text,
  note: s.orNull(s.text),
  updated_at: s.orNull(s.text),
  updated_by: s.orNull(s.text),
  is_editor: s.bool,
  content: isContent,
  versions: s.listOf(
    s.object({
      number: s.number,
      revised_on: s.text,
      author: s.text,
      reviewer: s.text,
      learners: s.number,
    }),
  ),
});
export type CourseDraft = s.ShapeOf<typeof isCourseDraft>;
export const isCourseDraftOrNull = s.orNull(isCourseDraft);

/** Parts with a key that stays while they move. */
export interface EditedBlock {
  readonly key: string;
  readonly kind: BlockKind;
  readonly values: BlockValues;
}

export interface EditedLesson {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly summary: string;
  readonly minutes: string;
  readonly blocks: readonly EditedBlock[];
}

export interface EditedQuestion {
  readonly key: string;
  readonly lesson: string;
  readonly prompt: string;
  /** One choice per line, the correct one first. */
  readonly choices: string;
  readonly explanation: string;
}

export interface EditedCourse {
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly level: string;
  readonly quizQuestions: string;
  readonly passingPercent: string;
  readonly attemptsPerDay: string;
  /** Empty if certificates don't expire. */
  readonly validMonths: string;
  readonly lessons: readonly EditedLesson[];
  readonly questions: readonly EditedQuestion[];
}

export const newKey = (): string => crypto.randomUUID();

/** Returns the content of a draft as an author edits it. */
export const editCourse = (content: CourseContent): EditedCourse => ({
  title: content.title,
  summary: content.summary,
  category: content.category,
  level: content.level,
  quizQuestions: String(content.quiz_questions),
  passingPercent: String(content.passing_percent),
  attemptsPerDay: String(content.attempts_per_day),
  validMonths: content.valid_months == null ? '' : String(content.valid_months),
  lessons: content.lessons.map((lesson) => ({
    id: lesson.id,
    title: lesson.title,
    section: lesson.section ?? '',
    summary: lesson.summary,
    minutes: String(lesson.minutes),
    blocks: (lesson.blocks as readonly LessonBlock[]).map((block) => ({
      key: newKey(),
      kind: block.kind,
      values: readBlock(block),
    })),
  })),
  questions: content.questions.map((question) => ({
    key: newKey(),
    lesson: question.lesson,
    prompt: question.prompt,
    choices: question.choices.join('\n'),
    explanation: question.explanation,
  })),
});

/** Messages by the path of a field, such as `lesson:falls:title`. */
export type DraftErrors = ReadonlyMap<string, string>;

export const fieldPath = (...parts: readonly string[]): string => parts.join(':');

const trimmedLines = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Checks an edited course; returns its content, or the errors of its fields. */
export function checkCourse(course: EditedCourse): {
  readonly content: CourseContent;
  readonly errors: DraftErrors;
} {
  const errors = new Map<string, string>();
  const whole = (path: string, typed: string, least: number, most: number): number => {
    const value = Number(typed.trim() === '' ? Number.NaN : typed);
    if (!Number.isInteger(value) || value < least || value > most) {
      errors.set(path, `Enter a whole number from ${least} to ${most}.`);
    }
    return value;
  };
  const required = (path: string, typed: string, missing: string): string => {
    if (typed.trim() === '') errors.set(path, missing);
    return typed.trim();
  };
  const prompts = new Set<string>();
  const content: CourseContent = {
    title: required('title', course.title, 'Enter a title.'),
    summary: course.summary.trim(),
    category: course.category,
    level: course.level as Level,
    quiz_questions: whole('quizQuestions', course.quizQuestions, 1, 50),
    passing_percent: whole('passingPercent', course.passingPercent, 50, 100),
    attempts_per_day: whole('attemptsPerDay', course.attemptsPerDay, 1, 20),
    valid_months:
      course.validMonths.trim() === '' ? null : whole('validMonths', course.validMonths, 1, 120),
    lessons: course.lessons.map((lesson) => {
      const at = (name: string) => fieldPath('lesson', lesson.id, name);
      return {
        id: lesson.id,
        title: required(at('title'), lesson.title, 'Enter a title.'),
        summary: lesson.summary.trim(),
        section: lesson.section.trim(),
        minutes: whole(at('minutes'), lesson.minutes, 1, 240),
        blocks: lesson.blocks.flatMap((block) => {
          const written = writeBlock(block.kind, block.values);
          if (!isBlockError(written)) return [written];
          errors.set(fieldPath('block', block.key, written.field), written.message);
          return [];
        }),
      };
    }),
    questions: course.questions.map((question) => {
      const at = (name: string) => fieldPath('question', question.key, name);
      const prompt = required(at('prompt'), question.prompt, 'Enter a question.');
      if (prompts.has(prompt)) errors.set(at('prompt'), 'This question is already in the bank.');
      prompts.add(prompt);
      const choices = trimmedLines(question.choices);
      if (choices.length < 2 || choices.length > 8) {
        errors.set(at('choices'), 'Enter two to eight choices.');
      } else if (new Set(choices).size < choices.length) {
        errors.set(at('choices'), 'Each choice must be different.');
      }
      const explanation = required(at('explanation'), question.explanation, 'Explain the answer.');
      return { lesson: question.lesson, prompt, choices, explanation };
    }),
  };
  return { content, errors };
}

/** Returns a lesson ID that is not taken yet. */
export function nextLessonId(lessons: readonly Pick<EditedLesson, 'id'>[]): string {
  const taken = new Set(lessons.map(({ id }) => id));
  for (let number = lessons.length + 1; ; number += 1) {
    if (!taken.has(`lesson-${number}`)) return `lesson-${number}`;
  }
}

/** Moves an item one place; the ends stay where they are. */
export function moveItem<Item>(items: readonly Item[], from: number, isUp: boolean): Item[] {
  const to = from + (isUp ? -1 : 1);
  const moved = [...items];
  const [item] = moved.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return [...items];
  moved.splice(to, 0, item);
  return moved;
}
