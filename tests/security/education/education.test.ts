import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous, service } from '../../support/backend.ts';
import {
  answersOf,
  call,
  codeOf,
  completeLessons,
  passCourse,
  publishCourse,
  startQuiz,
  submitQuiz,
} from '../../support/education.ts';
import { UNUSED_ID } from '../area.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

const TABLES = [
  'courses',
  'course_versions',
  'course_questions',
  'course_enrollments',
  'lesson_progress',
  'quiz_attempts',
  'course_certificates',
];

let learner: Person;
let thief: Person;
let course: string;

beforeAll(async () => {
  [learner, thief] = await Promise.all([person('buyer'), person('operator')]);
  course = await publishCourse();
});

describe('forged progress', () => {
  it("can't be written to tables by users, visitors, or the server key", async () => {
    for (const client of [learner.client, anonymous(), service()]) {
      for (const table of TABLES) {
        const rows = (client as never as typeof learner.client).from(table as never);
        expect((await rows.select('*').limit(1)).error, table).not.toBeNull();
        expect((await rows.insert({} as never)).error, table).not.toBeNull();
      }
    }
  });

  it("can't call functions that publish a course, issue a certificate, or describe an attempt", async () => {
    for (const name of [
      'publish_course',
      'issue_certificate',
      'describe_attempt',
      'describe_result',
      'lock_my_enrollment',
    ]) {
      expect(await codeOf(call(learner, name)), name).toBe('PGRST202');
    }
  });

  it('cannot complete a lesson that was never opened, or is of another course', async () => {
    const p_course = await publishCourse();
    await succeed(call(learner, 'start_course', { p_course }));
    const complete = (p_lesson: string) => call(learner, 'complete_lesson', { p_course, p_lesson });
    expect(await codeOf(complete('first'))).toBe('HXEDO');
    expect(await codeOf(complete('third'))).toBe('HXEDL');
    expect(await codeOf(call(learner, 'start_quiz', { p_course }))).toBe('HXEDR');
  });

  it('cannot complete a lesson that only has a note or a bookmark', async () => {
    const p_course = await publishCourse();
    await succeed(call(learner, 'start_course', { p_course }));
    const key = { p_course, p_lesson: 'first' };
    await succeed(call(learner, 'save_lesson_note', { ...key, p_note: 'Later', p_number: 0 }));
    await succeed(call(learner, 'set_lesson_bookmark', { ...key, p_is_bookmarked: true }));
    expect(await codeOf(call(learner, 'complete_lesson', key))).toBe('HXEDO');
    await succeed(call(learner, 'read_lesson', key));
    expect(await codeOf(call(learner, 'complete_lesson', key))).toBeUndefined();
  });

  it('cannot send a score', async () => {
    await completeLessons(learner, course);
    const { id } = await startQuiz(learner, course);
    const forged = { p_attempt_id: id, p_answers: [0, 0, 0, 0], p_percent: 100 };
    expect(await codeOf(call(learner, 'submit_quiz', forged))).toBe('PGRST202');
  });
});

describe('answers', () => {
  it("aren't in any response before submission", async () => {
    const p_course = await publishCourse();
    await completeLessons(thief, p_course);
    const seen = JSON.stringify([
      await succeed(call(thief, 'my_courses')),
      await succeed(call(thief, 'get_course', { p_course })),
      await succeed(call(thief, 'read_lesson', { p_course, p_lesson: 'first' })),
      await startQuiz(thief, p_course),
    ]);
    expect(seen).not.toContain('Explanation');
    expect(seen).not.toMatch(/"(order|answer|is_correct|fingerprint)"/);
  });

  it("aren't in a fixed position among the choices", async () => {
    const p_course = await publishCourse({ bank: 50, questions: 50 });
    await completeLessons(thief, p_course);
    const places = new Set(answersOf(await startQuiz(thief, p_course)));
    expect(places.size).toBe(4);
  });
});

describe('attempts', () => {
  it('beyond the daily limit are rejected, even when they start at the same time', async () => {
    const p_course = await publishCourse({ attempts: 2 });
    await completeLessons(learner, p_course);
    await submitQuiz(learner, await startQuiz(learner, p_course), 0);
    const started = await Promise.all(
      Array.from({ length: 6 }, () => startQuiz(learner, p_course)),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    await submitQuiz(learner, started[0] as never, 0);
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => codeOf(call(learner, 'start_quiz', { p_course }))),
    );
    expect(new Set(codes)).toEqual(new Set(['HXEDT']));
  });

  it('count once when submitted many times at the same time with different answers', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course);
    const attempt = await startQuiz(learner, p_course);
    const submitted = await Promise.all(
      [0, 1, 2, 3, 4].map((correct) =>
        call(learner, 'submit_quiz', {
          p_attempt_id: attempt.id,
          p_answers: answersOf(attempt, correct),
        }),
      ),
    );
    expect(submitted.filter(({ error }) => error === null)).toHaveLength(1);
    expect(submitted.flatMap(({ error }) => (error === null ? [] : [error.code]))).toEqual(
      Array(4).fill('HXEDS'),
    );
  });

  it('of another user can be neither read nor submitted', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course);
    const attempt = await startQuiz(learner, p_course);
    const stolen = { p_attempt_id: attempt.id, p_answers: answersOf(attempt) };
    expect(await codeOf(call(thief, 'submit_quiz', stolen))).toBe('HXEDA');
    expect(await codeOf(call(thief, 'submit_quiz', { ...stolen, p_attempt_id: UNUSED_ID }))).toBe(
      'HXEDA',
    );
    expect(await submitQuiz(learner, attempt)).toMatchObject({ is_passed: true });
  });

  it('reject answers that are missing, extra, negative, nested, or out of range', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course);
    const { id } = await startQuiz(learner, p_course);
    for (const p_answers of [
      null,
      [],
      [0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 4],
      [0, 0, 0, null],
      [
        [0, 0],
        [0, 0],
      ],
      [0, 0, 0, 1_000_000_000],
    ]) {
      const code = await codeOf(call(learner, 'submit_quiz', { p_attempt_id: id, p_answers }));
      expect(code, JSON.stringify(p_answers)).toBe('HXEDQ');
    }
    for (const p_answers of [[0, 0, 0, -1], ['x', 0, 0, 0], 'x', [0, 0, 0, 0.5]]) {
      const code = await codeOf(call(learner, 'submit_quiz', { p_attempt_id: id, p_answers }));
      expect(code, JSON.stringify(p_answers)).toMatch(/^(23514|22P02|PGRST)/);
    }
  });
});

describe('unpublished courses', () => {
  it('cannot be read or started by slug, and a withdrawn one stays open to its learners', async () => {
    const p_course = await publishCourse();
    await completeLessons(learner, p_course, ['first']);
    for (const status of ['draft', 'withdrawn']) {
      await queryDatabase(
        `update private.courses set status = '${status}' where slug = '${p_course}'`,
      );
      expect(await succeed(call(thief, 'get_course', { p_course }))).toBeNull();
      expect(await codeOf(call(thief, 'start_course', { p_course }))).toBe('HXEDC');
      const read = { p_course, p_lesson: 'first' };
      expect(await codeOf(call(thief, 'read_lesson', read))).toBe('HXEDN');
      expect(await codeOf(call(learner, 'read_lesson', read))).toBeUndefined();
    }
  });

  it("can't be distinguished from missing courses", async () => {
    const p_course = await publishCourse();
    await queryDatabase(`update private.courses set status = 'draft' where slug = '${p_course}'`);
    for (const name of ['get_course', 'start_course', 'get_my_certificate']) {
      const [hidden, missing] = await Promise.all(
        [p_course, 'no-such-course'].map((slug) => call(thief, name, { p_course: slug })),
      );
      expect([hidden?.data, hidden?.error?.code], name).toEqual([
        missing?.data,
        missing?.error?.code,
      ]);
    }
  });
});

describe('certificates', () => {
  it("of another user aren't returned by course", async () => {
    const p_course = await publishCourse();
    await passCourse(learner, p_course);
    expect(await succeed(call(thief, 'get_my_certificate', { p_course }))).toBeNull();
    await succeed(call(thief, 'start_course', { p_course }));
    expect(await succeed(call(thief, 'get_my_certificate', { p_course }))).toBeNull();
    expect(JSON.stringify(await succeed(call(thief, 'my_courses')))).not.toContain('"holder"');
  });

  it('hide account ID, email, and score from a visitor with the ID', async () => {
    const p_course = await publishCourse();
    const id = await passCourse(learner, p_course);
    const shown = await succeed(call({ client: anonymous() }, 'check_certificate', { id }));
    expect(Object.keys(shown).toSorted()).toEqual([
      'course',
      'expires_at',
      'holder',
      'id',
      'issued_at',
      'minutes',
      'revoked_at',
      'status',
      'version',
    ]);
    expect(JSON.stringify(shown)).not.toContain(learner.id);
  });

  it('have unguessable IDs and reject malformed ones', async () => {
    const p_course = await publishCourse();
    const id = await passCourse(learner, p_course);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab]/);
    for (const wrong of [
      '',
      '*',
      'null',
      id.toUpperCase(),
      `${id}' or true --`,
      `${id}\u0000`.slice(0, 36).replace(/.$/, '%'),
      id.slice(0, 35),
      randomUUID(),
      'a'.repeat(100_000),
    ]) {
      const { data } = await call(thief, 'check_certificate', { id: wrong });
      expect(data, wrong.slice(0, 60)).toBeNull();
    }
  });

  it('are rate limited per IP address', async () => {
    // Each request is its own transaction, so only the last one is over the limit.
    const [row] = await queryDatabase(`
      select set_config('request.headers', '{"x-forwarded-for": "203.0.113.77"}', true) as headers,
        (select count(private.check_certificate('${UNUSED_ID}')) from generate_series(1, 60)) as found`);
    expect(row?.found).toBe('0');
    await expect(
      queryDatabase(`
        select set_config('request.headers', '{"x-forwarded-for": "203.0.113.77"}', true),
          (select count(private.check_certificate('${UNUSED_ID}')) from generate_series(1, 61))`),
    ).rejects.toThrow(/Too many requests/);
  });
});

describe('hostile input', () => {
  it('is rejected or harmless in slugs, lesson IDs, and notes', async () => {
    const p_course = await publishCourse();
    await succeed(call(learner, 'start_course', { p_course }));
    for (const slug of ["' or 1=1 --", '../admin', 'a'.repeat(50_000), '', null]) {
      expect(await succeed(call(learner, 'get_course', { p_course: slug }))).toBeNull();
      expect(await codeOf(call(learner, 'read_lesson', { p_course, p_lesson: slug }))).toBe(
        'HXEDL',
      );
    }
    const save = (p_note: string, p_number = 0) =>
      call(learner, 'save_lesson_note', { p_course, p_lesson: 'first', p_note, p_number });
    expect(await codeOf(save('a'.repeat(5001)))).toBe('23514');
    expect(await codeOf(save('gpj.\u202eexe'))).toBe('23514');
    await succeed(save('<script>alert(1)</script> =1+1'));
    const read = await succeed(call(learner, 'read_lesson', { p_course, p_lesson: 'first' }));
    expect(read.note).toBe('<script>alert(1)</script> =1+1');
  });

  it('in a name leaves the certificate printable', async () => {
    const p_course = await publishCourse();
    await queryDatabase(
      `update public.profiles set full_name = '=cmd|''<b>Ada</b>''' where id = '${thief.id}'`,
    );
    const id = await passCourse(thief, p_course);
    const shown = await succeed(call(learner, 'check_certificate', { id }));
    expect(shown.holder).toBe("=cmd|'<b>Ada</b>'");
  });
});

it("never opens another learner's notes, bookmarks, or progress", async () => {
  const p_course = await publishCourse();
  await succeed(call(learner, 'start_course', { p_course }));
  const note = { p_course, p_lesson: 'first', p_note: 'A private note', p_number: 0 };
  await succeed(call(learner, 'save_lesson_note', note));
  expect(await codeOf(call(thief, 'read_lesson', { p_course, p_lesson: 'first' }))).toBe('HXEDN');
  await succeed(call(thief, 'start_course', { p_course }));
  const read = await succeed(call(thief, 'read_lesson', { p_course, p_lesson: 'first' }));
  expect(read).toMatchObject({ note: '', note_number: 0, completed_at: null });
});

describe('staff calls', () => {
  it('are denied to everyone but staff', async () => {
    const id = await passCourse(learner, await publishCourse());
    for (const who of [learner, thief, { client: anonymous() }]) {
      for (const [name, args] of [
        ['admin_courses', {}],
        ['admin_course', { p_id: UNUSED_ID }],
        ['admin_certificates', {}],
        ['set_course_status', { p_id: UNUSED_ID, p_status: 'withdrawn' }],
        ['revoke_certificate', { p_id: id, p_reason: 'Mine' }],
      ] as const) {
        expect(await codeOf(call(who, name, args)), name).toBe('42501');
      }
    }
    expect(await succeed(call(learner, 'check_certificate', { id }))).toMatchObject({
      status: 'valid',
    });
  });

  it('revoke a certificate with a reason that only staff read, but never their own', async () => {
    const staff = await withRole(await person('buyer'), 'support');
    const p_course = await publishCourse();
    const [id, own] = await Promise.all([learner, staff].map((who) => passCourse(who, p_course)));
    const revoke = (p_id: string | undefined, p_reason: string) =>
      call(staff, 'revoke_certificate', { p_id, p_reason });
    expect(await codeOf(revoke(id, '  '))).toBe('HXEDW');
    expect(await codeOf(revoke(id, 'a'.repeat(501)))).toBe('23514');
    expect(await codeOf(revoke(own, 'Mine'))).toBe('42501');
    expect(await codeOf(revoke(UNUSED_ID, 'None'))).toBe('HXEDF');
    await succeed(revoke(id, 'The account was shared.'));
    const shown = await succeed(call({ client: anonymous() }, 'check_certificate', { id }));
    expect(shown).toMatchObject({ status: 'revoked' });
    expect(JSON.stringify(shown)).not.toContain('shared');
    const listed = await succeed(call(staff, 'admin_certificates', { p_search: id }));
    expect(listed).toMatchObject([{ id, revoked_reason: 'The account was shared.' }]);
  });

  it('show the difficulty of questions without their answers', async () => {
    const staff = await withRole(await person('buyer'), 'support');
    const p_course = await publishCourse({ bank: 4, questions: 4 });
    await completeLessons(learner, p_course);
    await submitQuiz(learner, await startQuiz(learner, p_course), 2);
    const courses = await succeed(call(staff, 'admin_courses'));
    const { id } = courses.find(({ slug }: { slug: string }) => slug === p_course);
    const shown = await succeed(call(staff, 'admin_course', { p_id: id }));
    expect(shown.lessons).toMatchObject([
      { id: 'first', opened: 1, completed: 1 },
      { id: 'second', opened: 1, completed: 1 },
    ]);
    const sum = (key: string) =>
      shown.questions.reduce(
        (total: number, row: Record<string, number>) => total + (row[key] ?? 0),
        0,
      );
    expect([sum('asked'), sum('correct')]).toEqual([4, 2]);
    expect(JSON.stringify(shown)).not.toMatch(/Explanation|Correct|Wrong/);
  });
});
