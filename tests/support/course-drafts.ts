import { randomUUID } from 'node:crypto';
import { type Person, succeed } from '../security/world.ts';
import { CORRECT, call } from './education.ts';

export const question = (lesson: string, place: number) => ({
  lesson,
  prompt: `Prompt ${place}?`,
  choices: [CORRECT, 'Wrong one', 'Wrong two'],
  explanation: `Because ${place}.`,
});

/** A complete draft with two lessons and a question for each. */
export const draftContent = (more: object = {}) => ({
  title: 'Reading a lease',
  summary: 'What a lease says.',
  category: 'finance',
  level: 'introductory',
  quiz_questions: 2,
  passing_percent: 80,
  attempts_per_day: 3,
  valid_months: 12,
  lessons: ['first', 'second'].map((id) => ({
    id,
    title: `Lesson ${id}`,
    summary: 'A lesson.',
    section: 'Basics',
    minutes: 3,
    blocks: [{ kind: 'text', paragraphs: [`Text of ${id}.`] }],
  })),
  questions: [question('first', 1), question('second', 2)],
  ...more,
});

/** Adds a course with a complete draft in version 2. Returns its ID. */
export async function draftCourse(author: Person, more: object = {}): Promise<string> {
  const p_id = randomUUID();
  const title = `Leases ${p_id.slice(0, 8)}`;
  const p_values = { title, summary: '', category: 'finance', level: 'introductory' };
  await succeed(call(author, 'create_course', { p_id, p_values }));
  const p_content = draftContent({ title, ...more });
  await succeed(call(author, 'save_course_draft', { p_course_id: p_id, p_version: 1, p_content }));
  return p_id;
}

export const draftOf = (who: Person, p_course_id: string) =>
  succeed(call(who, 'get_course_draft', { p_course_id }));
