import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';
import {
  call,
  codeOf,
  completeLessons,
  passCourse,
  publishCourse,
  startQuiz,
  submitQuiz,
} from '../support/education.ts';

let learner: Person;

beforeAll(async () => {
  learner = await person('buyer');
});

const courseOf = (who: Person, p_course: string) => succeed(call(who, 'get_course', { p_course }));

describe('a course', () => {
  it('resumes at the lesson opened last and counts completed lessons', async () => {
    const p_course = await publishCourse();
    await succeed(call(learner, 'start_course', { p_course }));
    expect(await courseOf(learner, p_course)).toMatchObject({ next_lesson: 'first', version: 1 });
    await succeed(call(learner, 'read_lesson', { p_course, p_lesson: 'first' }));
    await succeed(call(learner, 'complete_lesson', { p_course, p_lesson: 'first' }));
    await succeed(call(learner, 'read_lesson', { p_course, p_lesson: 'second' }));
    const { courses } = await succeed(call(learner, 'my_courses'));
    expect(courses.find(({ slug }: { slug: string }) => slug === p_course)).toMatchObject({
      lessons: 2,
      lessons_done: 1,
      next_lesson: 'second',
      completed_at: null,
      certificate: null,
    });
  });

  it('starts once, even when started twice at the same time', async () => {
    const p_course = await publishCourse();
    await Promise.all([1, 2, 3].map(() => succeed(call(learner, 'start_course', { p_course }))));
    const { courses } = await succeed(call(learner, 'my_courses'));
    expect(courses.filter(({ slug }: { slug: string }) => slug === p_course)).toHaveLength(1);
  });

  it('keeps the version that a learner began, and gives the new one to the next learner', async () => {
    const slug = await publishCourse({ title: 'Before' });
    await completeLessons(learner, slug, ['first']);
    await publishCourse({ slug, title: 'After', lessons: ['first', 'second', 'third'] });
    const read = { p_course: slug, p_lesson: 'first' };
    expect(JSON.stringify(await succeed(call(learner, 'read_lesson', read)))).toContain('Before');
    expect(await courseOf(learner, slug)).toMatchObject({ version: 1, is_newest: false });
    expect((await courseOf(learner, slug)).lessons).toHaveLength(2);
    const next = await person('buyer');
    await succeed(call(next, 'start_course', { p_course: slug }));
    expect(JSON.stringify(await succeed(call(next, 'read_lesson', read)))).toContain('After');
    expect((await courseOf(next, slug)).lessons).toHaveLength(3);
  });

  it('publishes no new version for unchanged content', async () => {
    const slug = await publishCourse();
    await publishCourse({ slug });
    expect(await courseOf(learner, slug)).toMatchObject({ version: 1 });
  });

  it("has notes that don't overwrite a change from another device", async () => {
    const p_course = await publishCourse();
    await succeed(call(learner, 'start_course', { p_course }));
    const save = (p_note: string, p_number: number) =>
      call(learner, 'save_lesson_note', { p_course, p_lesson: 'first', p_note, p_number });
    expect(await succeed(save('From the phone', 0))).toBe(1);
    expect(await succeed(save('From the phone', 0))).toBe(1);
    expect(await codeOf(save('From the desktop', 0))).toBe('HXEDV');
    expect(await succeed(save('From the desktop', 1))).toBe(2);
    const lesson = await succeed(call(learner, 'read_lesson', { p_course, p_lesson: 'first' }));
    expect(lesson).toMatchObject({ note: 'From the desktop', note_number: 2 });
  });

  it('lists bookmarked lessons until the bookmark is removed', async () => {
    const reader = await person('buyer');
    const p_course = await publishCourse();
    await succeed(call(reader, 'start_course', { p_course }));
    const mark = (p_is_bookmarked: boolean) =>
      succeed(
        call(reader, 'set_lesson_bookmark', { p_course, p_lesson: 'second', p_is_bookmarked }),
      );
    await mark(true);
    const { bookmarks } = await succeed(call(reader, 'my_courses'));
    expect(bookmarks).toMatchObject([
      { course: p_course, lesson: 'second', title: 'Lesson second' },
    ]);
    await mark(false);
    expect((await succeed(call(reader, 'my_courses'))).bookmarks).toEqual([]);
  });
});

describe('a quiz', () => {
  it('opens after the last lesson and resumes an open attempt with the same questions', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course, ['first']);
    expect(await codeOf(call(learner, 'start_quiz', { p_course }))).toBe('HXEDR');
    await completeLessons(learner, p_course, ['second']);
    const attempt = await startQuiz(learner, p_course);
    expect(attempt.questions).toHaveLength(4);
    expect(await startQuiz(learner, p_course)).toEqual(attempt);
  });

  it('draws other questions or another order for another attempt', async () => {
    const p_course = await publishCourse({ bank: 40, questions: 20, attempts: 5 });
    await completeLessons(learner, p_course);
    const first = await startQuiz(learner, p_course);
    await submitQuiz(learner, first, 0);
    expect((await startQuiz(learner, p_course)).questions).not.toEqual(first.questions);
  });

  it('gives feedback for each answer and no certificate below the passing score', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course);
    const result = await submitQuiz(learner, await startQuiz(learner, p_course), 3);
    expect(result).toMatchObject({ percent: 75, is_passed: false });
    expect(result.answers.map(({ is_correct }) => is_correct)).toEqual([true, true, true, false]);
    expect(result.answers[0]?.explanation).toMatch(/^Explanation/);
    expect(await succeed(call(learner, 'get_my_certificate', { p_course }))).toBeNull();
  });

  it('returns the same result for a repeated submission', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course);
    const attempt = await startQuiz(learner, p_course);
    expect(await submitQuiz(learner, attempt)).toEqual(await submitQuiz(learner, attempt));
    expect(await codeOf(call(learner, 'start_quiz', { p_course }))).toBe('HXEDP');
  });
});

describe('a certificate', () => {
  it('is issued on passing, with holder, course, and expiration', async () => {
    const p_course = await publishCourse({ validMonths: 12, title: 'Falls' });
    const id = await passCourse(learner, p_course);
    const shown = await succeed(call(learner, 'check_certificate', { id }));
    expect(shown).toMatchObject({ course: 'Falls', status: 'valid', version: 1 });
    const days = (Date.parse(shown.expires_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(370);
  });

  it('can be renewed before it expires, in the newest version, and stays valid until then', async () => {
    const slug = await publishCourse({ validMonths: 12 });
    const id = await passCourse(learner, slug);
    await publishCourse({ slug, validMonths: 12, title: 'Revised' });
    await succeed(call(learner, 'start_course', { p_course: slug }));
    expect(await courseOf(learner, slug)).toMatchObject({ version: 1 });
    await queryDatabase(
      `update private.course_certificates set expires_at = now() + interval '30 days' where id = '${id}'`,
    );
    await succeed(call(learner, 'start_course', { p_course: slug }));
    expect(await courseOf(learner, slug)).toMatchObject({ version: 2, completed_at: null });
    expect(await succeed(call(learner, 'check_certificate', { id }))).toMatchObject({
      status: 'valid',
    });
    const renewed = await passCourse(learner, slug);
    expect(renewed).not.toBe(id);
  });

  it('expires', async () => {
    const p_course = await publishCourse({ validMonths: 1 });
    const id = await passCourse(learner, p_course);
    await queryDatabase(
      `update private.course_certificates set issued_at = now() - interval '2 days', expires_at = now() - interval '1 day' where id = '${id}'`,
    );
    expect(await succeed(call(learner, 'check_certificate', { id }))).toMatchObject({
      status: 'expired',
    });
  });
});
