import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { queryDatabase } from '../security/sql.ts';
import { type Person, succeed } from '../security/world.ts';

/** In the bank, the correct choice comes first. */
export const CORRECT = 'Correct';
const WRONG = ['Wrong one', 'Wrong two', 'Wrong three'];

interface CourseOptions {
  readonly slug?: string;
  readonly lessons?: readonly string[];
  readonly bank?: number;
  readonly questions?: number;
  readonly attempts?: number;
  readonly validMonths?: number | null;
  readonly title?: string;
  /** Blocks of the first lesson. */
  readonly blocks?: readonly object[];
}

export interface Attempt {
  readonly id: string;
  readonly number: number;
  readonly questions: readonly { prompt: string; choices: readonly string[] }[];
}

export interface Result {
  readonly percent: number;
  readonly is_passed: boolean;
  readonly answers: readonly { prompt: string; is_correct: boolean; explanation: string }[];
}

/** Publishes a course as a migration would. Returns its slug. */
export async function publishCourse({
  slug = `course-${randomUUID().slice(0, 8)}`,
  lessons = ['first', 'second'],
  bank = 6,
  questions = 4,
  attempts = 3,
  validMonths = null,
  title = 'Test course',
  blocks = [],
}: CourseOptions = {}): Promise<string> {
  const course = {
    slug,
    title,
    summary: 'What the course is about.',
    category: 'finance',
    level: 'introductory',
    minutes: 10,
    valid_months: validMonths,
    revised_on: '2026-11-01',
    quiz_questions: questions,
    passing_percent: 80,
    attempts_per_day: attempts,
    lessons: lessons.map((id, place) => ({
      id,
      title: `Lesson ${id}`,
      minutes: 3,
      summary: 'A lesson.',
      blocks: [
        { kind: 'text', paragraphs: [`Text of ${id} in ${title}.`] },
        ...(place === 0 ? blocks : []),
      ],
    })),
    questions: Array.from({ length: bank }, (_, place) => ({
      lesson: lessons[0],
      prompt: `Question ${place}?`,
      choices: [CORRECT, ...WRONG],
      explanation: `Explanation ${place}.`,
    })),
  };
  await queryDatabase(`select private.publish_course($$${JSON.stringify(course)}$$)`);
  return slug;
}

export const as = ({ client }: Pick<Person, 'client'>) => client as unknown as SupabaseClient;
export const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

export const call = (who: Pick<Person, 'client'>, name: string, args: object = {}) =>
  as(who).rpc(name, args);

/** Starts a course and completes its lessons. */
export async function completeLessons(
  who: Person,
  p_course: string,
  lessons: readonly string[] = ['first', 'second'],
): Promise<void> {
  await succeed(call(who, 'start_course', { p_course }));
  for (const p_lesson of lessons) {
    await succeed(call(who, 'read_lesson', { p_course, p_lesson }));
    await succeed(call(who, 'complete_lesson', { p_course, p_lesson }));
  }
}

export const startQuiz = async (who: Person, p_course: string): Promise<Attempt> =>
  succeed(call(who, 'start_quiz', { p_course }));

/** Answers so many questions correctly and the rest wrongly. */
export const answersOf = ({ questions }: Attempt, correct = questions.length): number[] =>
  questions.map(({ choices }, place) =>
    choices.findIndex((choice) => (choice === CORRECT) === place < correct),
  );

export const submitQuiz = async (
  who: Person,
  attempt: Attempt,
  correct?: number,
): Promise<Result> =>
  succeed(
    call(who, 'submit_quiz', { p_attempt_id: attempt.id, p_answers: answersOf(attempt, correct) }),
  );

/** Passes a course and returns the certificate's ID. */
export async function passCourse(who: Person, p_course: string): Promise<string> {
  await completeLessons(who, p_course);
  await submitQuiz(who, await startQuiz(who, p_course));
  return (await succeed(call(who, 'get_my_certificate', { p_course }))).id;
}
