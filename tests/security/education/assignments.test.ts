import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../../support/backend.ts';
import { call, codeOf, passCourse, publishCourse } from '../../support/education.ts';
import { community, elsewhere, hireStaff, idOf, who } from '../operator/staffTeam.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

interface Tracked {
  readonly name: string;
  readonly state: string;
  readonly due_on: string;
  readonly certificate_id: string | null;
}

let course: string;
let outsider: Person;

beforeAll(async () => {
  await hireStaff();
  [course, outsider] = await Promise.all([publishCourse({ validMonths: 12 }), person('buyer')]);
});

const assign = (by: Person, values: object = {}, p_community_id: string | null = community) => {
  const p_id = randomUUID();
  const p_values = { course, positions: ['caregiver'], due_on: dayIn(30), ...values };
  return { p_id, sent: call(by, 'assign_course', { p_id, p_community_id, p_values }) };
};

async function assigned(by: Person, values: object = {}): Promise<string> {
  const { p_id, sent } = assign(by, values);
  await succeed(sent);
  return p_id;
}

const peopleOf = async (by: Person, p_id: string): Promise<readonly Tracked[]> =>
  (await succeed(call(by, 'get_course_assignment', { p_id }))).people;

const assignedTo = async (reader: Person): Promise<readonly { id: string; state: string }[]> =>
  (await succeed(call(reader, 'my_courses'))).assigned;

describe('a course assigned by position', () => {
  it('is listed only for people in the position', async () => {
    const id = await assigned(who('director'), { course: await publishCourse() });
    const names = ['cara', 'cole', 'nurse', 'office', 'family', 'former', 'neighbor'] as const;
    const listed = await Promise.all(names.map((name) => assignedTo(who(name))));
    const readers = names.filter((_, place) => listed[place]?.some((one) => one.id === id));
    expect(readers).toEqual(['cara', 'cole']);
  });

  it('is on the dashboard of people in the position two weeks before it is due', async () => {
    const slug = await publishCourse();
    const dueOf = async (name: Parameters<typeof who>[0]) => {
      const { education } = (await succeed(call(who(name), 'my_figures', {}))) as {
        education?: { due: number };
      };
      return education?.due ?? 0;
    };
    const before = await dueOf('cara');
    await assigned(who('director'), { course: await publishCourse(), due_on: dayIn(20) });
    expect(await dueOf('cara')).toBe(before);
    await assigned(who('director'), { course: slug, due_on: dayIn(10) });
    expect([await dueOf('cara'), await dueOf('nurse')]).toEqual([before + 1, 0]);
    await passCourse(who('cara'), slug);
    expect(await dueOf('cara')).toBe(before);
  });

  it('is done with a valid certificate, and due again when it expires or is revoked', async () => {
    const slug = await publishCourse({ validMonths: 12 });
    const id = await assigned(who('director'), { course: slug });
    const stateOfCara = async () =>
      (await peopleOf(who('director'), id)).find(({ name }) => name === 'cara')?.state;
    expect(await stateOfCara()).toBe('not_started');
    const certificate = await passCourse(who('cara'), slug);
    expect(await stateOfCara()).toBe('done');
    const change = (values: string) =>
      queryDatabase(`update private.course_certificates set ${values} where id = '${certificate}'`);
    await change("issued_at = now() - interval '1 year', expires_at = now() - interval '3 days'");
    expect(await stateOfCara()).toBe('started');
    await change("expires_at = now() + interval '1 day'");
    expect(await stateOfCara()).toBe('done');
    await change("revoked_at = now(), revoked_reason = 'Shared account'");
    expect(await stateOfCara()).toBe('started');
  });

  it('adds the training to the employee record once, and removes it when the certificate is revoked', async () => {
    const slug = await publishCourse({ validMonths: 12 });
    await assigned(who('director'), { course: slug, credential_type: 'infection_control' });
    const p_id = randomUUID();
    const p_values = { type: 'infection_control', due_on: dayIn(20) };
    await succeed(
      call(who('director'), 'save_employee_credential', {
        p_id,
        p_employee_id: idOf('cole'),
        p_values,
      }),
    );
    const certificate = await passCourse(who('cole'), slug);
    await queryDatabase('select private.send_course_reminders()');
    const read = async () => {
      const { credentials } = await succeed(
        call(who('director'), 'get_employee', { p_id: idOf('cole') }),
      );
      return credentials.filter(({ number }: { number: string }) => number === certificate);
    };
    expect(await read()).toMatchObject([
      { id: p_id, issuer: 'Haven Exchange', verified_by_name: 'Course certificate' },
    ]);
    await queryDatabase(
      `update private.course_certificates set revoked_at = now(), revoked_reason = 'Shared' where id = '${certificate}'`,
    );
    expect(await read()).toMatchObject([{ remove_reason: 'The certificate was revoked.' }]);
  });

  it('sends one reminder a week before, one when overdue, and then one to managers', async () => {
    const id = await assigned(who('director'), {
      course: await publishCourse(),
      positions: ['nurse'],
      escalate_after_days: 5,
    });
    const remindAt = async (daysLeft: number) => {
      await queryDatabase(`
        update private.course_assignments set due_on = current_date + ${daysLeft}, created_at = now() - interval '90 days' where id = '${id}';
        update private.course_assignment_notices set sent_on = current_date - 90, due_on = current_date + ${daysLeft} where assignment_id = '${id}'`);
      await queryDatabase('select private.send_course_reminders()');
      await queryDatabase('select private.send_course_reminders()');
    };
    for (const days of [6, -1, -6]) await remindAt(days);
    const sent = await queryDatabase(`
      select n.kind, n.user_id, count(*) as number from public.notifications n
      where n.metadata ->> 'assignment_id' = '${id}' group by n.kind, n.user_id`);
    const count = (kind: string, name: 'nurse' | 'director') =>
      Number(sent.find((row) => row.kind === kind && row.user_id === who(name).id)?.number ?? 0);
    expect(count('course_assigned', 'nurse')).toBe(1);
    expect(count('course_due', 'nurse')).toBe(2);
    expect(count('staff_course_overdue', 'director')).toBe(1);
    expect(count('staff_course_overdue', 'nurse')).toBe(0);
  });

  it('gives people who join later their own due date', async () => {
    const id = await assigned(who('director'), { course: await publishCourse(), days_for_new: 45 });
    await queryDatabase(`
      update private.course_assignments set created_at = now() - interval '90 days', due_on = current_date - 40 where id = '${id}';
      update private.course_assignment_notices set sent_on = current_date where assignment_id = '${id}'`);
    const cara = (await peopleOf(who('director'), id)).find(({ name }) => name === 'cara');
    expect(cara).toMatchObject({ state: 'not_started', due_on: dayIn(45) });
  });
});

describe('assignments of another organization', () => {
  it("can't be read, ended, or added by outsiders, other directors, or unauthorized staff", async () => {
    const id = await assigned(who('director'), { course: await publishCourse() });
    for (const by of [who('neighbor'), who('cara'), who('family'), who('former'), outsider]) {
      expect(await codeOf(call(by, 'get_course_assignment', { p_id: id }))).toBe('42501');
      expect(await codeOf(call(by, 'end_course_assignment', { p_id: id }))).toBe('42501');
      expect(await codeOf(assign(by).sent)).toBe('42501');
      expect(await codeOf(call(by, 'list_course_assignments', { p_community_id: community }))).toBe(
        '42501',
      );
    }
    const visitor = { client: anonymous() };
    expect(await codeOf(call(visitor, 'get_course_assignment', { p_id: id }))).toBe('42501');
    expect(await codeOf(call(who('nurse'), 'get_course_assignment', { p_id: id }))).toBeUndefined();
    expect(await codeOf(call(who('nurse'), 'end_course_assignment', { p_id: id }))).toBe('42501');
  });

  it('cannot be replaced by sending its ID or community in the values', async () => {
    const p_id = await assigned(who('director'), { course: await publishCourse() });
    const p_values = {
      course,
      positions: ['caregiver'],
      due_on: dayIn(9),
      community_id: community,
    };
    const sent = { p_id, p_community_id: elsewhere, p_values };
    expect(await codeOf(call(who('neighbor'), 'assign_course', sent))).toBe('23505');
    const other = randomUUID();
    await succeed(call(who('neighbor'), 'assign_course', { ...sent, p_id: other }));
    expect(await codeOf(call(who('director'), 'get_course_assignment', { p_id: other }))).toBe(
      '42501',
    );
  });

  it('never adds a training to the records of another community', async () => {
    const slug = await publishCourse();
    await assigned(who('director'), { course: slug, credential_type: 'fire_safety' });
    const certificate = await passCourse(who('neighbor'), slug);
    const rows = await queryDatabase(
      `select from private.employee_credentials where number = '${certificate}'`,
    );
    expect(rows).toHaveLength(0);
  });
});

describe('a brokerage', () => {
  it('lets only its supervisors assign courses by role, without showing account IDs', async () => {
    const owner = await tenantOwner();
    const member = await memberOf(owner.tenantId ?? '');
    const { p_id, sent } = assign(owner, { positions: ['member'] }, null);
    await succeed(sent);
    const shown = await succeed(call(owner, 'get_course_assignment', { p_id }));
    expect(shown.people).toMatchObject([{ position: 'member', state: 'not_started' }]);
    expect(JSON.stringify(shown)).not.toContain(member.id);
    expect((await assignedTo(member)).map(({ id }) => id)).toContain(p_id);
    expect(await codeOf(assign(member, { positions: ['member'] }, null).sent)).toBe('42501');
    expect(await codeOf(call(member, 'get_course_assignment', { p_id }))).toBe('42501');
    expect(await codeOf(call(who('director'), 'get_course_assignment', { p_id }))).toBe('42501');
  });
});

describe('hostile assignments', () => {
  it('are refused: unpublished courses, unknown positions, past dates, duplicates, other credentials', async () => {
    const hidden = await publishCourse();
    await queryDatabase(`update private.courses set status = 'draft' where slug = '${hidden}'`);
    const fresh = await publishCourse();
    await assigned(who('director'), { course: fresh });
    for (const [values, code] of [
      [{ course: hidden }, 'HXEDC'],
      [{ course: 'no-such-course' }, 'HXEDC'],
      [{ positions: [] }, 'HXEDE'],
      [{ positions: ['family'] }, '23514'],
      [{ positions: ['owner'] }, '23514'],
      [{ due_on: dayIn(-5) }, 'HXEDD'],
      [{ due_on: dayIn(9000) }, 'HXEDD'],
      [{ course: fresh }, 'HXEDI'],
      [{ credential_type: 'background_check' }, '23514'],
      [{ credential_type: 'nurse_license' }, '23514'],
      [{ days_for_new: -1 }, '23514'],
      [{ escalate_after_days: 100_000 }, '23514'],
    ] as const) {
      const sent = assign(who('director'), { course: await publishCourse(), ...values }).sent;
      expect(await codeOf(sent), JSON.stringify(values)).toBe(code);
    }
  });
});
