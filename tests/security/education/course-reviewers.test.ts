import { beforeAll, describe, expect, it } from 'vitest';
import { draftCourse, draftOf } from '../../support/course-drafts.ts';
import {
  answersOf,
  call,
  codeOf,
  completeLessons,
  startQuiz,
  submitQuiz,
} from '../../support/education.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let author: Person;
let reviewer: Person;
let bystander: Person;

const at = (p_course_id: string, p_version: number) => ({ p_course_id, p_version });

async function publish(id: string): Promise<string> {
  const { version, slug } = await draftOf(author, id);
  await succeed(call(author, 'submit_course_draft', at(id, version)));
  await succeed(call(reviewer, 'publish_course_draft', at(id, version)));
  return slug;
}

beforeAll(async () => {
  [author, reviewer, bystander] = (await Promise.all(
    [1, 2, 3].map(async () => withRole(await person('buyer'), 'support')),
  )) as [Person, Person, Person];
});

describe('people who wrote or reviewed a course', () => {
  it('can read it but not take its quiz, even after it was published', async () => {
    const slug = await publish(await draftCourse(author));
    for (const who of [author, reviewer]) {
      await completeLessons(who, slug);
      expect(await codeOf(call(who, 'start_quiz', { p_course: slug }))).toBe('HXECO');
      expect(await succeed(call(who, 'get_course', { p_course: slug }))).toMatchObject({
        is_contributor: true,
        certificate: null,
      });
    }
    await completeLessons(bystander, slug);
    expect((await submitQuiz(bystander, await startQuiz(bystander, slug))).is_passed).toBe(true);
  });

  it('get no certificate from an attempt they started before', async () => {
    const id = await draftCourse(author);
    const slug = await publish(id);
    await completeLessons(bystander, slug);
    const attempt = await startQuiz(bystander, slug);
    const { version, content } = await draftOf(bystander, id);
    const p_content = { ...content, summary: 'Changed.' };
    await succeed(call(bystander, 'save_course_draft', { ...at(id, version), p_content }));
    const args = { p_attempt_id: attempt.id, p_answers: answersOf(attempt) };
    expect(await codeOf(call(bystander, 'submit_quiz', args))).toBe('HXECO');
    await succeed(call(bystander, 'discard_course_draft', at(id, version + 1)));
    expect(await codeOf(call(bystander, 'submit_quiz', args))).toBe('HXECO');
    expect(await succeed(call(bystander, 'get_my_certificate', { p_course: slug }))).toBeNull();
  });

  it('are excluded even if they only opened the questions', async () => {
    const id = await draftCourse(author);
    const slug = await publish(id);
    await draftOf(bystander, id);
    await completeLessons(bystander, slug);
    expect(await codeOf(call(bystander, 'start_quiz', { p_course: slug }))).toBe('HXECO');
  });

  it('stay excluded if they only returned the draft', async () => {
    const id = await draftCourse(author);
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    await succeed(call(bystander, 'return_course_draft', { ...at(id, 2), p_note: 'Name it.' }));
    const slug = await publish(id);
    await completeLessons(bystander, slug);
    expect(await codeOf(call(bystander, 'start_quiz', { p_course: slug }))).toBe('HXECO');
  });
});

describe('notifications of reviews', () => {
  const sentAbout = async (id: string) =>
    (
      await queryDatabase(`
        select n.kind, n.user_id, n.message from public.notifications n
        where n.metadata ->> 'path' = '/admin/education/courses/${id}?view=review' order by n.created_at`)
    ).map(({ kind, user_id, message }) => ({ kind, user_id, message }));
  const has = (sent: Awaited<ReturnType<typeof sentAbout>>, kind: string, who: Person) =>
    sent.filter((one) => one.kind === kind && one.user_id === who.id).length;

  it('reach reviewers once when a review is requested, and never the authors', async () => {
    const id = await draftCourse(author);
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    const sent = await sentAbout(id);
    expect(has(sent, 'course_review_asked', reviewer)).toBe(1);
    expect(has(sent, 'course_review_asked', bystander)).toBe(1);
    expect(has(sent, 'course_review_asked', author)).toBe(0);
    const learner = await person('buyer');
    expect(has(sent, 'course_review_asked', learner)).toBe(0);
  });

  it('reach authors with the note when it is returned, and when it is published', async () => {
    const id = await draftCourse(author);
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    await succeed(call(reviewer, 'return_course_draft', { ...at(id, 2), p_note: 'Name it.' }));
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    await succeed(call(reviewer, 'publish_course_draft', at(id, 2)));
    const sent = await sentAbout(id);
    expect(has(sent, 'course_review_returned', author)).toBe(1);
    expect(sent.find(({ kind }) => kind === 'course_review_returned')?.message).toContain(
      'Name it.',
    );
    expect(has(sent, 'course_review_published', author)).toBe(1);
    expect(has(sent, 'course_review_published', reviewer)).toBe(0);
  });
});
