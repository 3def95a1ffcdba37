import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { call, codeOf, publishCourse } from '../../support/education.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

const visitor = { client: anonymous() };
let asker: Person;
let helper: Person;
let others: Person[];
let staff: Person;

beforeAll(async () => {
  [asker, helper, staff] = await Promise.all([
    person('buyer'),
    person('broker'),
    person('buyer').then((who) => withRole(who, 'support')),
  ]);
  others = await Promise.all([1, 2, 3].map(() => person('operator')));
});

async function ask(values: object = {}, by: Person = asker): Promise<string> {
  const p_id = randomUUID();
  const p_values = { topic: 'licensing', title: `Who holds it ${p_id}?`, body: 'Tell.', ...values };
  await succeed(call(by, 'ask_community_question', { p_id, p_values }));
  return p_id;
}

async function answer(p_question_id: string, by: Person = helper): Promise<string> {
  const p_id = randomUUID();
  const sent = { p_id, p_question_id, p_body: `Answer ${p_id}`, p_is_anonymous: false };
  await succeed(call(by, 'answer_community_question', sent));
  return p_id;
}

const read = async (by: Pick<Person, 'client'>, question_id: string) =>
  (await call(by, 'get_community_question', { question_id })).data;

const report = (by: Person, p_id: string) =>
  call(by, 'report_community_post', { p_id, p_reason: 'Advertising' });

describe('questions and answers', () => {
  it('show no account ID or email to visitors and members', async () => {
    const id = await ask();
    await answer(id);
    const shown = JSON.stringify([
      await read(visitor, id),
      await read(helper, id),
      await succeed(
        call(visitor, 'list_community_questions', { topic: 'licensing', search: id, most: 5 }),
      ),
    ]);
    expect(shown).toContain(id);
    for (const secret of [asker.id, helper.id, '@']) expect(shown).not.toContain(secret);
  });

  it('hide the name of an anonymous author', async () => {
    await queryDatabase(
      `update public.profiles set full_name = 'Ada Author' where id = '${asker.id}'`,
    );
    const [named, unnamed] = await Promise.all([ask(), ask({ is_anonymous: true })]);
    expect(await read(visitor, named)).toMatchObject({ author: 'Ada Author' });
    const hidden = await read(visitor, unnamed);
    expect(JSON.stringify(hidden)).not.toContain('Ada');
    await answer(unnamed, asker);
    expect((await read(visitor, unnamed)).posts).toMatchObject([{ is_asker: false }]);
  });

  it('cannot be written by visitors, or in the name of staff', async () => {
    const p_values = { topic: 'care', title: 'A question without a name', body: '' };
    const sent = { p_id: randomUUID(), p_values };
    expect(await codeOf(call(visitor, 'ask_community_question', sent))).toBe('42501');
    const id = await ask({ is_staff: true, reviewed_at: '2026-01-01', author_id: helper.id });
    expect(await read(asker, id)).toMatchObject({ is_mine: true });
    expect(await read(helper, id)).toMatchObject({ is_mine: false });
    await answer(id);
    await answer(id, staff);
    expect((await read(visitor, id)).posts).toMatchObject([
      { is_staff: false },
      { is_staff: true },
    ]);
  });

  it('can be deleted only by their author, and not once others answered', async () => {
    const id = await ask();
    const reply = await answer(id);
    await succeed(call(others[0] as Person, 'delete_community_post', { p_id: reply }));
    expect((await read(visitor, id)).posts).toHaveLength(1);
    expect(await codeOf(call(asker, 'delete_community_post', { p_id: id }))).toBe('HXWQA');
    await succeed(call(helper, 'delete_community_post', { p_id: reply }));
    await succeed(call(asker, 'delete_community_post', { p_id: id }));
    expect(await read(visitor, id)).toBeNull();
  });

  it('are accepted only by the person who asked, and only among the answers of the question', async () => {
    const [id, other] = await Promise.all([ask(), ask()]);
    const [reply, elsewhere] = await Promise.all([answer(id), answer(other)]);
    const accept = (by: Person, p_answer_id: string) =>
      call(by, 'accept_community_answer', { p_question_id: id, p_answer_id });
    expect(await codeOf(accept(helper, reply))).toBe('HXWQN');
    expect(await codeOf(accept(asker, elsewhere))).toBe('HXWQN');
    await succeed(accept(asker, reply));
    expect((await read(visitor, id)).posts).toMatchObject([{ id: reply, is_accepted: true }]);
  });

  it('reject advertising, hidden characters, short titles, and unknown topics', async () => {
    for (const [values, code] of [
      [{ body: 'https://a.example www.b.example http://c.example' }, 'HXWQL'],
      [{ body: 'gpj.\u202eexe' }, '23514'],
      [{ title: 'Why?' }, '23514'],
      [{ title: 'Two\nlines of a title' }, '23514'],
      [{ topic: 'gossip' }, '23514'],
      [{ body: 'a'.repeat(4001) }, '23514'],
    ] as const) {
      const p_values = { topic: 'care', title: 'A question about care', body: '', ...values };
      const sent = { p_id: randomUUID(), p_values };
      expect(await codeOf(call(helper, 'ask_community_question', sent)), code).toBe(code);
    }
  });

  it('are limited per member and day', async () => {
    const writer = await person('seller');
    for (let count = 0; count < 10; count += 1) await ask({}, writer);
    const p_values = { topic: 'care', title: 'One question too many', body: '' };
    const sent = { p_id: randomUUID(), p_values };
    const { error } = await call(writer, 'ask_community_question', sent);
    expect(error).not.toBeNull();
  });
});

describe('the discussion of a lesson', () => {
  it('is open only to people who started the course', async () => {
    const course = await publishCourse();
    await succeed(call(asker, 'start_course', { p_course: course }));
    const about = { topic: 'course', course, lesson: 'first' };
    const id = await ask(about);
    const list = async (by: Person) =>
      succeed(call(by, 'list_lesson_questions', { p_course: course, p_lesson: 'first' }));
    expect(await list(asker)).toMatchObject([{ id }]);
    expect(await list(helper)).toEqual([]);
    expect(await read(helper, id)).toBeNull();
    expect(await read(visitor, id)).toBeNull();
    const sent = { p_id: randomUUID(), p_question_id: id, p_body: 'Me too', p_is_anonymous: false };
    expect(await codeOf(call(helper, 'answer_community_question', sent))).toBe('HXWQN');
    expect(await codeOf(report(helper, id))).toBe('HXWQN');
    const p_values = { title: 'May I ask about it?', body: '', ...about };
    expect(
      await codeOf(call(helper, 'ask_community_question', { p_id: randomUUID(), p_values })),
    ).toBe('HXEDN');
    const listed = { topic: 'course', search: '', most: 200 };
    expect(
      JSON.stringify(await succeed(call(helper, 'list_community_questions', listed))),
    ).not.toContain(id);
  });
});

describe('moderation', () => {
  it('hides a post after three members report it, unless staff decide otherwise', async () => {
    const id = await ask();
    const reply = await answer(id);
    const [one, two, three] = others as [Person, Person, Person];
    for (const by of [one, one, one, two]) await succeed(report(by, reply));
    expect((await read(visitor, id)).posts).toHaveLength(1);
    await succeed(report(three, reply));
    expect((await read(visitor, id)).posts).toEqual([]);
    expect((await read(helper, id)).posts).toMatchObject([{ is_hidden: true }]);
    const reported = await succeed(call(staff, 'list_community_reports'));
    expect(reported).toContainEqual(
      expect.objectContaining({ post_id: reply, reports: 3, is_hidden: true }),
    );
    expect(JSON.stringify(reported)).not.toContain(one.id);
    await succeed(call(staff, 'decide_community_post', { p_id: reply, p_is_kept: true }));
    expect((await read(visitor, id)).posts).toHaveLength(1);
    for (const by of [asker]) await succeed(report(by, reply));
    expect((await read(visitor, id)).posts).toHaveLength(1);
    await succeed(call(staff, 'decide_community_post', { p_id: id, p_is_kept: false }));
    expect(await read(visitor, id)).toBeNull();
  });

  it('is open only to staff, and never for their own posts', async () => {
    const id = await ask();
    for (const by of [visitor, helper, asker]) {
      expect(await codeOf(call(by, 'list_community_reports'))).toBe('42501');
      const sent = { p_id: id, p_is_kept: false };
      expect(await codeOf(call(by, 'decide_community_post', sent))).toBe('42501');
    }
    const own = await ask({}, staff);
    const sent = { p_id: own, p_is_kept: true };
    expect(await codeOf(call(staff, 'decide_community_post', sent))).toBe('42501');
    expect(await codeOf(report(asker, id))).toBe('HXWQO');
  });
});
