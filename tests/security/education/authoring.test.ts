import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import { draftContent, draftCourse, draftOf, question } from '../../support/course-drafts.ts';
import { call, codeOf, completeLessons, startQuiz, submitQuiz } from '../../support/education.ts';
import { UNUSED_ID } from '../area.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let author: Person;
let reviewer: Person;
let learner: Person;

beforeAll(async () => {
  [author, reviewer] = (await Promise.all(
    [1, 2].map(async () => withRole(await person('buyer'), 'support')),
  )) as [Person, Person];
  learner = await person('operator');
});

const at = (p_course_id: string, p_version: number) => ({ p_course_id, p_version });

async function publish(id: string): Promise<string> {
  const { version, slug } = await draftOf(author, id);
  await succeed(call(author, 'submit_course_draft', at(id, version)));
  await succeed(call(reviewer, 'publish_course_draft', at(id, version)));
  return slug;
}

describe('drafts', () => {
  it("are closed to everyone but staff and can't be accessed through tables", async () => {
    const id = await draftCourse(author);
    for (const who of [learner, { client: anonymous() }]) {
      for (const [name, args] of [
        ['create_course', { p_id: randomUUID(), p_values: {} }],
        ['get_course_draft', { p_course_id: id }],
        ['save_course_draft', { ...at(id, 2), p_content: draftContent() }],
        ['submit_course_draft', at(id, 2)],
        ['return_course_draft', { ...at(id, 2), p_note: 'No' }],
        ['publish_course_draft', at(id, 2)],
        ['discard_course_draft', at(id, 2)],
        ['list_lesson_learners', { p_course_id: id, p_lesson: 'first' }],
        ['list_question_answers', { p_question_id: UNUSED_ID }],
      ] as const) {
        expect(await codeOf(call(who, name, args)), name).toBe('42501');
      }
    }
    for (const client of [author.client, anonymous(), service()]) {
      for (const table of ['course_drafts', 'course_draft_editors']) {
        const rows = (client as never as typeof author.client).from(table as never);
        expect((await rows.select('*').limit(1)).error, table).not.toBeNull();
        expect((await rows.insert({} as never)).error, table).not.toBeNull();
      }
    }
  });

  it('are invisible to learners and visitors until someone else publishes them', async () => {
    const id = await draftCourse(author);
    const { slug } = await draftOf(author, id);
    const isHidden = async () => {
      expect(await succeed(call(learner, 'get_course', { p_course: slug }))).toBeNull();
      expect(await codeOf(call(learner, 'start_course', { p_course: slug }))).toBe('HXEDC');
      const visitor = { client: anonymous() };
      expect(await succeed(call(visitor, 'get_public_course', { course: slug }))).toBeNull();
      expect(JSON.stringify(await succeed(call(visitor, 'list_public_courses')))).not.toContain(
        slug,
      );
    };
    await isHidden();
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    await isHidden();
    expect(await codeOf(call(author, 'publish_course_draft', at(id, 2)))).toBe('HXECS');
    expect(await codeOf(call(author, 'return_course_draft', { ...at(id, 2), p_note: 'x' }))).toBe(
      'HXECS',
    );
    await isHidden();
    await succeed(call(reviewer, 'publish_course_draft', at(id, 2)));
    expect(await succeed(call(learner, 'get_course', { p_course: slug }))).toMatchObject({
      version: 1,
    });
  });

  it('cannot be published by a reviewer who changed them, or without being submitted again', async () => {
    const id = await draftCourse(author);
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    const p_content = draftContent({ summary: 'Changed by the reviewer.' });
    await succeed(call(reviewer, 'save_course_draft', { ...at(id, 2), p_content }));
    expect(await codeOf(call(reviewer, 'publish_course_draft', at(id, 3)))).toBe('HXECR');
    await succeed(call(author, 'submit_course_draft', at(id, 3)));
    expect(await codeOf(call(reviewer, 'publish_course_draft', at(id, 3)))).toBe('HXECS');
  });

  it("never lose another user's change, and accept a repeated save", async () => {
    const id = await draftCourse(author);
    const save = (who: Person, version: number, summary: string) =>
      call(who, 'save_course_draft', { ...at(id, version), p_content: draftContent({ summary }) });
    expect(await succeed(save(author, 2, 'One'))).toBe(3);
    expect(await succeed(save(author, 2, 'One'))).toBe(3);
    expect(await codeOf(save(reviewer, 2, 'Two'))).toBe('HXECV');
    expect(await codeOf(call(author, 'submit_course_draft', at(id, 2)))).toBe('HXECV');
    expect((await draftOf(author, id)).content.summary).toBe('One');
  });

  it('go back to their author with a note', async () => {
    const id = await draftCourse(author);
    await succeed(call(author, 'submit_course_draft', at(id, 2)));
    const back = (p_note: string) =>
      codeOf(call(reviewer, 'return_course_draft', { ...at(id, 2), p_note }));
    expect(await back(' ')).toBe('HXEDW');
    expect(await back('Name the source of the rent.')).toBeUndefined();
    expect(await draftOf(author, id)).toMatchObject({
      state: 'editing',
      note: 'Name the source of the rent.',
    });
  });

  it('must be complete before a review', async () => {
    const [first] = draftContent().lessons;
    for (const [more, code] of [
      [{ lessons: [{ ...first, blocks: [] }], questions: [] }, 'HXECE'],
      [{ quiz_questions: 3 }, 'HXECQ'],
      [{ questions: [question('first', 1), question('gone', 2)] }, 'HXECU'],
    ] as const) {
      const id = await draftCourse(author, more);
      expect(await codeOf(call(author, 'submit_course_draft', at(id, 2)))).toBe(code);
    }
  });

  it('reject content that a lesson page could not show', async () => {
    const id = await draftCourse(author);
    const [first] = draftContent().lessons;
    const blocks = (...kinds: unknown[]) => ({ lessons: [{ ...first, blocks: kinds }] });
    for (const [more, code] of [
      [{ title: ' ' }, 'HXECI'],
      [{ title: 'a'.repeat(121) }, 'HXECI'],
      [{ title: 'x\u202egpj' }, 'HXECI'],
      [{ quiz_questions: 0 }, 'HXECI'],
      [{ quiz_questions: '4' }, 'HXECI'],
      [{ passing_percent: 80.5 }, 'HXECI'],
      [{ category: 'other' }, 'HXECI'],
      [{ lessons: 'none' }, 'HXECI'],
      [{ lessons: [first, first] }, 'HXECI'],
      [{ lessons: [{ ...first, id: '../x' }] }, 'HXECI'],
      [{ questions: [{ ...question('first', 1), choices: ['Same', 'Same'] }] }, 'HXECI'],
      [{ questions: [{ ...question('first', 1), choices: ['One'] }] }, 'HXECI'],
      [blocks({ kind: 'script', text: 'alert(1)' }), 'HXECI'],
      [blocks({ kind: 'text', paragraphs: 'x' }), 'HXECI'],
      [blocks({ kind: 'text', paragraphs: [{ a: 1 }] }), 'HXECI'],
      [blocks({ kind: 'text' }), 'HXECI'],
      [blocks('text'), 'HXECI'],
      [
        blocks({ kind: 'table', caption: 'x', columns: [{ label: 'a' }], rows: [['1', '2']] }),
        'HXECI',
      ],
      [
        blocks({ kind: 'paths', paths: [{ title: 'x', text: 'x', to: 'https://x.example' }] }),
        'HXECI',
      ],
      [blocks({ kind: 'task', task: 'other', text: '' }), 'HXECI'],
      [blocks({ kind: 'text', paragraphs: ['[x](javascript:alert)'] }), 'HXFQL'],
      [blocks({ kind: 'text', paragraphs: ['[x](//evil.example)'] }), 'HXFQL'],
    ] as const) {
      const p_content = draftContent(more);
      const code_ = await codeOf(call(author, 'save_course_draft', { ...at(id, 2), p_content }));
      expect(code_, JSON.stringify(more).slice(0, 90)).toBe(code);
    }
    for (const p_content of [null, [], 'x', 1, {}]) {
      expect(await codeOf(call(author, 'save_course_draft', { ...at(id, 2), p_content }))).toBe(
        'HXECI',
      );
    }
  });

  it('become the next version, while learners finish the one they began', async () => {
    const id = await draftCourse(author);
    const slug = await publish(id);
    await completeLessons(learner, slug, ['first']);
    const { content } = await draftOf(author, id);
    const changed = { ...content, lessons: content.lessons.slice(0, 1), quiz_questions: 1 };
    const questions = changed.questions.filter(
      ({ lesson }: { lesson: string }) => lesson === 'first',
    );
    const p_content = { ...changed, questions };
    await succeed(call(author, 'save_course_draft', { ...at(id, 0), p_content }));
    await publish(id);
    const taken = await succeed(call(learner, 'get_course', { p_course: slug }));
    expect(taken).toMatchObject({ version: 1, is_newest: false });
    expect(taken.lessons).toHaveLength(2);
    await completeLessons(learner, slug, ['second']);
    expect(await submitQuiz(learner, await startQuiz(learner, slug))).toMatchObject({
      is_passed: true,
    });
    const next = await person('buyer');
    await succeed(call(next, 'start_course', { p_course: slug }));
    const started = await succeed(call(next, 'get_course', { p_course: slug }));
    expect([started.version, started.lessons.length]).toEqual([2, 1]);
    expect((await draftOf(author, id)).versions).toMatchObject([
      { number: 2, learners: 1 },
      { number: 1, learners: 1 },
    ]);
  });

  it("are deleted with an unpublished course but don't change a published one", async () => {
    const fresh = await draftCourse(author);
    await succeed(call(author, 'discard_course_draft', at(fresh, 2)));
    expect(await codeOf(call(author, 'submit_course_draft', at(fresh, 2)))).toBe('HXEDC');
    const id = await draftCourse(author);
    const slug = await publish(id);
    const p_content = draftContent({ summary: 'Another summary.' });
    await succeed(call(author, 'save_course_draft', { ...at(id, 0), p_content }));
    await succeed(call(author, 'discard_course_draft', at(id, 1)));
    expect(await succeed(call(learner, 'get_course', { p_course: slug }))).toMatchObject({
      summary: 'What a lease says.',
    });
  });
});

it("a course's figures open the learners and answers behind them", async () => {
  const id = await draftCourse(author);
  const slug = await publish(id);
  await completeLessons(learner, slug);
  await submitQuiz(learner, await startQuiz(learner, slug), 1);
  const stopped = await person('buyer');
  await completeLessons(stopped, slug, ['first']);
  const figures = await succeed(call(author, 'admin_course', { p_id: id }));
  expect(figures.lessons).toMatchObject([
    { id: 'first', opened: 2, completed: 2, stopped: 1 },
    { id: 'second', opened: 1, completed: 1, stopped: 1 },
  ]);
  const args = { p_course_id: id, p_lesson: 'first' };
  const learners = await succeed(call(author, 'list_lesson_learners', args));
  expect(learners).toHaveLength(2);
  expect(learners.filter((row: { is_last: boolean }) => row.is_last)).toHaveLength(1);
  expect(JSON.stringify(learners)).not.toContain(learner.id);
  for (const { id: p_question_id, correct } of figures.questions) {
    const answers = await succeed(call(author, 'list_question_answers', { p_question_id }));
    expect(answers.choices[0]).toMatchObject({ is_correct: true, chosen: correct });
    expect(answers.answers).toHaveLength(1);
  }
});
