import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, type Role, type Team } from './team.ts';

let team: Team;
const call = (role: Role, name: string, args: object = {}) => as(team.who(role)).rpc(name, args);
const list = (role: Role, p_report = 'aging') =>
  call(role, 'list_report_schedules', { p_community_id: team.community, p_report });
const memberOf = async (role: Role): Promise<string> => {
  const [row] = await queryDatabase(
    `select id from public.community_members where user_id = '${team.who(role).id}' and community_id = '${team.community}'`,
  );
  return String(row?.id);
};
const save = async (
  role: Role,
  { p_report = 'aging', p_repeats = 'monthly', p_day = 5, p_member_ids = [] as string[] } = {},
  p_id = randomUUID(),
) =>
  call(role, 'save_report_schedule', {
    p_id,
    p_community_id: team.community,
    p_report,
    p_repeats,
    p_day,
    p_member_ids,
  });
const emailOf = async (role: Role) => {
  const [row] = await queryDatabase(
    `select email from public.profiles where id = '${team.who(role).id}'`,
  );
  return row?.email;
};
const send = (at: string) => queryDatabase(`select private.send_scheduled_reports('${at}')`);
const queued = async () =>
  await queryDatabase(
    `select recipient, facts ->> 'report' as report, facts ->> 'month' as month, facts -> 'rows' as rows from private.outbox
     where template = 'operator_report' and facts ->> 'path' like '%${team.community}%' order by created_at, recipient`,
  );
/** A day of next year at noon in New York, so that no schedule of another test is due. */
const nextYear = new Date().getUTCFullYear() + 1;
const onDay = (day: string) => `${nextYear}-${day} 12:00 America/New_York`;

beforeAll(async () => {
  team = await createTeam();
});

describe('reports by email', () => {
  it('can be scheduled only by ledger editors, for members whose position can open them', async () => {
    const [director, office, nurse] = await Promise.all(
      (['executive_director', 'business_office', 'nurse'] as const).map(memberOf),
    );
    for (const role of [
      'nurse',
      'sales',
      'caregiver',
      'family',
      'stranger',
      'former',
      'neighbor',
    ] as const) {
      expect(await codeOf(list(role))).toBe('42501');
      expect(await codeOf(save(role, { p_member_ids: [director ?? ''] }))).toBe('42501');
    }
    expect(await codeOf(save('business_office', { p_member_ids: [nurse ?? ''] }))).toBe('HXOYU');
    expect(await codeOf(save('business_office', { p_member_ids: [] }))).toBe('HXOYU');
    expect(await codeOf(save('business_office', { p_day: 29, p_member_ids: [office ?? ''] }))).toBe(
      'HXOYS',
    );
    // The business office doesn't read incidents.
    expect(
      await codeOf(
        save('business_office', { p_report: 'incidents', p_member_ids: [office ?? ''] }),
      ),
    ).toBe('HXOYU');
    const id = randomUUID();
    const members = { p_member_ids: [director ?? '', office ?? ''] };
    await succeed(save('business_office', members, id));
    await succeed(save('business_office', members, id));
    const { schedules, people } = await succeed(list('executive_director'));
    expect(schedules).toHaveLength(1);
    expect(people).toHaveLength(2);
    expect(JSON.stringify({ schedules, people })).not.toContain(team.who('business_office').id);
  });

  it('are sent once a due day, to members with the right at that time', async () => {
    await send(onDay('03-05'));
    await send(onDay('03-05'));
    const first = await queued();
    expect(first.map(({ recipient }) => recipient).toSorted()).toEqual(
      [await emailOf('executive_director'), await emailOf('business_office')].toSorted(),
    );
    expect(first[0]).toMatchObject({ report: 'aging', month: `${nextYear}-02` });
    await queryDatabase(
      `update public.community_members set ends_at = now() where id = '${await memberOf('business_office')}'`,
    );
    await send(onDay('04-06'));
    expect(await queued()).toHaveLength(3);
    expect((await queued()).at(-1)).toMatchObject({
      recipient: await emailOf('executive_director'),
      month: `${nextYear}-03`,
    });
  });

  it('never include residents in an email', async () => {
    const members = { p_member_ids: [await memberOf('executive_director')] };
    await succeed(save('executive_director', { ...members, p_report: 'rent_roll' }));
    await send(onDay('05-05'));
    const last = (await queued()).filter(({ report }) => report === 'rent_roll');
    expect(last).toEqual([expect.objectContaining({ rows: null })]);
  });

  it('can be removed only by the community', async () => {
    const { schedules } = await succeed(list('executive_director'));
    const p_id = schedules[0].id;
    for (const role of ['stranger', 'former', 'neighbor', 'nurse'] as const) {
      expect(await codeOf(call(role, 'remove_report_schedule', { p_id }))).toBe('42501');
    }
    await succeed(call('executive_director', 'remove_report_schedule', { p_id }));
    expect((await succeed(list('executive_director'))).schedules).toEqual([]);
  });
});
