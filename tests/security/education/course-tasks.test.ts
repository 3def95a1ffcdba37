import { beforeAll, describe, expect, it } from 'vitest';
import { checkTask } from '../../../shared/education/courseTasks.ts';
import { anonymous, service } from '../../support/backend.ts';
import { as, call, codeOf, publishCourse } from '../../support/education.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';

const TASK = { kind: 'task', task: 'underwrite', text: 'Underwrite it.' };

let learner: Person;
let thief: Person;
let course: string;

beforeAll(async () => {
  [learner, thief] = await Promise.all([person('buyer'), person('operator')]);
  course = await publishCourse({ blocks: [TASK] });
  for (const who of [learner, thief]) {
    await succeed(call(who, 'start_course', { p_course: course }));
    await succeed(call(who, 'read_lesson', { p_course: course, p_lesson: 'first' }));
  }
});

async function ask(who: Pick<Person, 'client'>, body: object) {
  const { data, error } = await as(who).functions.invoke('course-task', { body });
  const response = (error as { context?: Response } | null)?.context;
  return { data, status: response?.status ?? 200, code: (await response?.json())?.code };
}

const start = (who: Pick<Person, 'client'>, more: object = {}) =>
  ask(who, { course, lesson: 'first', task: 'underwrite', ...more });

async function rightAnswers(id: string): Promise<Record<string, number>> {
  const [row] = await queryDatabase(
    `select seed from private.course_task_attempts where id = '${id}'`,
  );
  const zeros = { income: 0, noi: 0, value: 0, per_unit: 0 };
  const checked = checkTask('underwrite', Number(row?.seed), zeros) ?? [];
  return Object.fromEntries(checked.map(({ key, expected }) => [key, expected]));
}

const complete = (who: Person) =>
  codeOf(call(who, 'complete_lesson', { p_course: course, p_lesson: 'first' }));

describe('practical tasks', () => {
  it('keep a lesson open until every answer is right', async () => {
    expect(await complete(learner)).toBe('HXEDK');
    const { data: attempt } = await start(learner);
    expect((await start(learner)).data).toEqual(attempt);
    const answers = await rightAnswers(attempt.id);
    const wrong = { ...answers, noi: 1 };
    const { data: failed } = await ask(learner, { attempt: attempt.id, answers: wrong });
    expect(failed.is_passed).toBe(false);
    expect(failed.answers.map((answer: { is_correct: boolean }) => answer.is_correct)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(await complete(learner)).toBe('HXEDK');
    const { data: again } = await start(learner);
    expect(again.facts).not.toEqual(attempt.facts);
    const right = { attempt: again.id, answers: await rightAnswers(again.id) };
    expect((await ask(learner, right)).data.is_passed).toBe(true);
    expect((await ask(learner, right)).data.is_passed).toBe(true);
    expect(await complete(learner)).toBeUndefined();
  });

  it('cannot be changed after submission, or solved with the answers of another attempt', async () => {
    const { data: attempt } = await start(thief);
    const answers = await rightAnswers(attempt.id);
    const wrong = { ...answers, noi: 1 };
    await ask(thief, { attempt: attempt.id, answers: wrong });
    expect(await ask(thief, { attempt: attempt.id, answers })).toMatchObject({ code: 'HXEDS' });
    const { data: next } = await start(thief);
    expect((await ask(thief, { attempt: next.id, answers })).data.is_passed).toBe(false);
    expect(await complete(thief)).toBe('HXEDK');
  });

  it('have no answers in responses before submission', async () => {
    const { data: attempt } = await start(thief);
    const lesson = { p_course: course, p_lesson: 'first' };
    const seen = JSON.stringify([attempt, await succeed(call(thief, 'read_lesson', lesson))]);
    for (const amount of Object.values(await rightAnswers(attempt.id))) {
      expect(seen).not.toContain(String(amount));
    }
    expect(seen).not.toMatch(/method|expected/);
  });

  it('of another user can be neither read nor submitted', async () => {
    const { data: attempt } = await start(thief);
    const answers = await rightAnswers(attempt.id);
    const args = { p_attempt_id: attempt.id };
    expect(await succeed(call(thief, 'get_course_task_attempt', args))).toMatchObject({
      task: 'underwrite',
    });
    expect((await call(learner, 'get_course_task_attempt', args)).data).toBeNull();
    expect(await ask(learner, { attempt: attempt.id, answers })).toMatchObject({
      status: 404,
      code: 'HXEDA',
    });
    expect((await start({ client: anonymous() })).status).toBe(401);
  });

  it('record results only through the server', async () => {
    const { data: attempt } = await start(thief);
    const forged = { p_attempt_id: attempt.id, p_answers: {}, p_correct: 4, p_asked: 4 };
    for (const who of [learner, thief, { client: anonymous() }]) {
      expect(await codeOf(call(who, 'record_course_task', forged))).toMatch(/^(42501|PGRST202)$/);
    }
    for (const client of [thief.client, anonymous(), service()]) {
      const rows = (client as never as typeof thief.client).from('course_task_attempts' as never);
      expect((await rows.insert({} as never)).error).not.toBeNull();
      expect((await rows.select('*').limit(1)).error).not.toBeNull();
    }
  });

  it('start only in a lesson that includes them', async () => {
    expect(await start(thief, { lesson: 'second' })).toMatchObject({ code: 'HXEDL' });
    expect(await start(thief, { task: 'size_loan' })).toMatchObject({ code: 'HXEDL' });
    expect(await start(thief, { course: 'no-such-course' })).toMatchObject({ code: 'HXEDN' });
    for (const more of [{ task: 'other' }, { lesson: ['first'] }, { course: 'a'.repeat(61) }]) {
      expect((await start(thief, more)).status).toBe(400);
    }
  });

  it('reject answers that are missing, not numbers, or huge', async () => {
    const { data: attempt } = await start(thief);
    const answers = await rightAnswers(attempt.id);
    for (const broken of [
      null,
      [],
      {},
      { ...answers, noi: '1' },
      { ...answers, noi: null },
      { ...answers, noi: 1e15 },
      Object.fromEntries(Array.from({ length: 30 }, (_, place) => [place, 1])),
    ]) {
      const { status } = await ask(thief, { attempt: attempt.id, answers: broken });
      expect(status, JSON.stringify(broken)).toBe(400);
    }
    for (const id of ['', '../x', UNUSED_ID]) {
      expect((await ask(thief, { attempt: id, answers })).status).toBeGreaterThanOrEqual(400);
    }
  });
});
