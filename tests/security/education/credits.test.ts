import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { call, codeOf, passCourse, publishCourse } from '../../support/education.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed, withRole } from '../world.ts';

let staff: Person;
let learner: Person;
let stranger: Person;

beforeAll(async () => {
  [staff, learner, stranger] = await Promise.all([
    person('buyer').then((who) => withRole(who, 'support')),
    person('operator'),
    person('operator'),
  ]);
});

const courseId = async (slug: string): Promise<string> => {
  const [row] = await queryDatabase(`select id from private.courses where slug = '${slug}'`);
  return String(row?.id);
};

const approval = async (slug: string, values: object = {}, by: Person = staff) =>
  call(by, 'save_course_credit', {
    p_id: randomUUID(),
    p_course_id: await courseId(slug),
    p_values: {
      state: 'OH',
      license_type: 'administrator',
      quarter_hours: 6,
      approval_number: 'OH-77',
      valid_from: '2025-01-01',
      valid_until: '2099-12-31',
      ...values,
    },
  });

const transcript = (by: Person, state = 'OH') =>
  succeed(
    call(by, 'get_my_transcript', {
      p_state: state,
      p_license_type: 'administrator',
      p_year: new Date().getUTCFullYear(),
    }),
  );

it('counts approved hours only for the state and license, without revoked certificates', async () => {
  const [approved, other] = await Promise.all([publishCourse(), publishCourse()]);
  await succeed(approval(approved));
  await succeed(approval(approved, { state: 'TX', valid_until: '2025-06-30' }));
  await passCourse(learner, approved);
  const id = await passCourse(learner, other);
  expect(await transcript(learner)).toMatchObject({ minutes: 20, quarter_hours: 6 });
  expect(await transcript(learner, 'TX')).toMatchObject({ minutes: 20, quarter_hours: 0 });
  await queryDatabase(
    `update private.course_certificates set revoked_at = now(), revoked_reason = 'Shared' where id = '${id}'`,
  );
  expect((await transcript(learner)).rows).toMatchObject([{ approval_number: 'OH-77' }]);
  expect((await transcript(stranger)).rows).toEqual([]);
});

it('lets only staff enter approvals, without overlaps and invented values', async () => {
  const slug = await publishCourse();
  expect(await codeOf(approval(slug, {}, learner))).toBe('42501');
  const p_course_id = await courseId(slug);
  expect(await codeOf(call(learner, 'list_course_credits', { p_course_id }))).toBe('42501');
  await succeed(approval(slug));
  for (const [values, code] of [
    [{}, 'HXEDX'],
    [{ state: 'Ohio' }, '23514'],
    [{ license_type: 'pilot' }, '23514'],
    [{ license_type: 'nurse', quarter_hours: 0 }, '23514'],
    [{ license_type: 'nurse', approval_number: ' ' }, '23514'],
    [{ license_type: 'nurse', valid_until: '2024-01-01' }, '23514'],
  ] as const) {
    expect(await codeOf(approval(slug, values)), JSON.stringify(values)).toBe(code);
  }
  const [{ id }] = await succeed(call(staff, 'list_course_credits', { p_course_id }));
  expect(await codeOf(call(learner, 'delete_course_credit', { p_id: id }))).toBe('42501');
  await succeed(call(staff, 'delete_course_credit', { p_id: id }));
  expect(await succeed(call(staff, 'list_course_credits', { p_course_id }))).toEqual([]);
});
