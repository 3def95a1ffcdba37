import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  call,
  codeOf,
  completeLessons,
  passCourse,
  publishCourse,
} from '../../support/education.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let learner: Person;
let other: Person;
let staff: Person;

beforeAll(async () => {
  [learner, other, staff] = await Promise.all([
    person('buyer'),
    person('operator'),
    person('buyer').then((who) => withRole(who, 'support')),
  ]);
});

const write = (who: Pick<Person, 'client'>, p_course: string, more: object = {}) =>
  call(who, 'write_course_review', {
    p_course,
    p_rating: 4,
    p_signed: 'Ada L.',
    p_body: 'Clear.',
    ...more,
  });

const publicCourse = (course: string) =>
  succeed(call({ client: anonymous() }, 'get_public_course', { course }));

async function pending(who: Person, p_course: string) {
  const title = (await publicCourse(p_course)).title;
  const rows = await succeed(call(who, 'course_reviews_to_decide'));
  return rows.filter((row: { course: string }) => row.course === title);
}

describe('reviews of courses', () => {
  it('come only from people who finished the course', async () => {
    const p_course = await publishCourse();
    expect(await codeOf(write({ client: anonymous() }, p_course))).toBe('42501');
    expect(await codeOf(write(other, p_course))).toBe('HXECF');
    await completeLessons(other, p_course);
    expect(await codeOf(write(other, p_course))).toBe('HXECF');
    await passCourse(learner, p_course);
    expect(await codeOf(write(learner, p_course))).toBeUndefined();
    for (const client of [learner.client, anonymous(), service()]) {
      const rows = (client as never as typeof learner.client).from('course_reviews' as never);
      expect((await rows.select('*').limit(1)).error).not.toBeNull();
      expect((await rows.insert({} as never)).error).not.toBeNull();
    }
  });

  it('are counted and shown only after staff publish them', async () => {
    const p_course = await publishCourse({ title: `Reviewed ${Math.random()}` });
    await passCourse(learner, p_course);
    await succeed(write(learner, p_course));
    expect(await publicCourse(p_course)).toMatchObject({ rating: { count: 0 }, reviews: [] });
    const [review] = await pending(staff, p_course);
    const decide = (who: Person, n: number, p_reason = '') =>
      codeOf(call(who, 'decide_course_review', { p_id: review.id, p_n: n, p_reason }));
    expect(await decide(learner, 1)).toBe('42501');
    expect(await decide(other, 1)).toBe('42501');
    await succeed(write(learner, p_course, { p_rating: 5 }));
    expect(await decide(staff, 1)).toBe('HXECW');
    expect(await decide(staff, 2)).toBeUndefined();
    expect(await decide(staff, 2)).toBeUndefined();
    const shown = await publicCourse(p_course);
    expect(shown).toMatchObject({
      rating: { average: 5, count: 1 },
      reviews: [{ signed: 'Ada L.' }],
    });
    expect(JSON.stringify(shown)).not.toContain(learner.id);
    expect(await codeOf(write(learner, p_course, { p_rating: 1 }))).toBe('HXECP');
  });

  it('that were rejected stay private, with the reason for their author', async () => {
    const p_course = await publishCourse({ title: `Rejected ${Math.random()}` });
    await passCourse(learner, p_course);
    await succeed(write(learner, p_course));
    const [review] = await pending(staff, p_course);
    const refusal = { p_id: review.id, p_n: 1, p_reason: 'It names a resident.' };
    await succeed(call(staff, 'decide_course_review', refusal));
    expect(await publicCourse(p_course)).toMatchObject({ rating: { count: 0 }, reviews: [] });
    expect(await succeed(call(learner, 'my_course_review', { p_course }))).toMatchObject({
      review: { state: 'refused', reason: 'It names a resident.' },
    });
    expect(await succeed(call(other, 'my_course_review', { p_course }))).toBeNull();
  });

  it('by staff must be decided by someone else', async () => {
    const p_course = await publishCourse({ title: `Own ${Math.random()}` });
    await passCourse(staff, p_course);
    await succeed(write(staff, p_course));
    expect(await pending(staff, p_course)).toEqual([]);
    const second = await withRole(await person('buyer'), 'support');
    const [review] = await pending(second, p_course);
    const decision = { p_id: review.id, p_n: 1 };
    expect(await codeOf(call(staff, 'decide_course_review', decision))).toBe('42501');
  });

  it('refuse ratings and texts outside their limits', async () => {
    const p_course = await publishCourse();
    await passCourse(learner, p_course);
    for (const more of [
      { p_rating: 0 },
      { p_rating: 6 },
      { p_rating: null },
      { p_signed: ' ' },
      { p_signed: 'a'.repeat(81) },
      { p_body: 'a'.repeat(2001) },
      { p_body: 'x\u202egpj' },
    ]) {
      expect(await codeOf(write(learner, p_course, more)), JSON.stringify(more).slice(0, 40)).toBe(
        '23514',
      );
    }
  });
});
