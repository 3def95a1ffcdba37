import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, type Role, type Team } from './team.ts';

let team: Team;
let host: Person;
let today = '';
const call = (role: Role, fn: string, args: object = {}) => as(team.who(role)).rpc(fn, args);
const byHost = (fn: string, args: object = {}) => as(host).rpc(fn, args);
const plan = async (values: object = {}): Promise<string> => {
  const p_id = randomUUID();
  const p_values = {
    title: 'Chair yoga',
    category: 'physical',
    day: today,
    starts: '23:00',
    ...values,
  };
  const args = { p_id, p_community_id: team.community, p_version: 0, p_values };
  await succeed(byHost('save_activity', args));
  return p_id;
};
const period = () => ({ p_community_id: team.community, p_from: today, p_to: today });

beforeAll(async () => {
  team = await createTeam();
  host = await person('operator');
  await insertRow('community_members', {
    community_id: team.community,
    user_id: host.id,
    position: 'activities',
  });
  const [row] = await queryDatabase(
    `select private.get_community_day('${team.community}')::text as day`,
  );
  today = String(row?.day);
});

describe('activities', () => {
  it('can be planned only by directors and activities staff', async () => {
    const p_id = await plan();
    for (const role of ['nurse', 'caregiver', 'dining', 'family', 'neighbor', 'former'] as const) {
      const args = { p_id, p_community_id: team.community, p_version: 1, p_values: {} };
      expect(await codeOf(call(role, 'save_activity', args))).toBe('42501');
      const cancel = { p_id, p_reason: 'Not today' };
      expect(await codeOf(call(role, 'cancel_activity', cancel))).toBe('42501');
    }
    for (const table of ['activities', 'activity_participants', 'activity_interests']) {
      expect(await codeOf(as(host).from(table).select('*'))).toBe('PGRST205');
    }
  });

  it('never exceed their capacity when people sign up at the same moment', async () => {
    const p_activity_id = await plan({ capacity: 3 });
    const names = ['Cal', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];
    const residents = await Promise.all(
      names.map((name) =>
        insertRow('residents', { community_id: team.community, name, status: 'in_house' }),
      ),
    );
    const signups = await Promise.all(
      residents.map((p_resident_id, at) => {
        const args = { p_activity_id, p_resident_id };
        const by = at % 2 === 0 ? byHost : (fn: string, more: object) => call('nurse', fn, more);
        return succeed(by('sign_up_for_activity', args));
      }),
    );
    expect(signups.filter((one) => one === 'signed_up')).toHaveLength(3);
    const out = { p_activity_id, p_resident_id: residents[signups.indexOf('signed_up')] };
    await succeed(byHost('sign_up_for_activity', { ...out, p_is_coming: false }));
    const { residents: roster } = await succeed(byHost('get_activity_roster', { p_activity_id }));
    const states = roster.map(({ signup }: { signup: string | null }) => signup);
    expect(states.filter((one: string) => one === 'signed_up')).toHaveLength(3);
    expect(states.filter((one: string) => one === 'waitlisted')).toHaveLength(4);
    await queryDatabase(
      `update public.residents set status = 'discharged' where id = any ('{${residents}}')`,
    );
    const gone = { p_activity_id, p_resident_id: residents[0] };
    expect(await codeOf(byHost('sign_up_for_activity', gone))).toBe('HXJAG');
    expect(
      await codeOf(byHost('record_activity_attendance', { ...gone, p_attendance: 'attended' })),
    ).toBe('HXJAG');
  });

  it('reject residents of another community or another shift', async () => {
    const p_activity_id = await plan();
    const [elsewhere] = await queryDatabase(
      `select community_id from public.community_members where user_id = '${team.who('neighbor').id}'`,
    );
    const stranger = await insertRow('residents', {
      community_id: elsewhere?.community_id,
      name: 'Zoe',
      status: 'in_house',
    });
    const sign = (p_resident_id: string) => ({ p_activity_id, p_resident_id });
    expect(await codeOf(byHost('sign_up_for_activity', sign(stranger)))).toBe('42501');
    expect(await codeOf(call('neighbor', 'sign_up_for_activity', sign(stranger)))).toBe('42501');
    expect(await codeOf(call('caregiver', 'sign_up_for_activity', sign(team.bea)))).toBe('42501');
    expect(await succeed(call('caregiver', 'sign_up_for_activity', sign(team.ada)))).toBe(
      'signed_up',
    );
  });

  it('show engagement to planners, and to caregivers only for their shift', async () => {
    const here = { p_community_id: team.community };
    await team.share('calendar', true);
    for (const role of ['family', 'dining', 'sales', 'neighbor', 'former'] as const) {
      expect(await codeOf(call(role, 'get_activity_engagement', here))).toBe('42501');
      const roster = { p_activity_id: await plan() };
      expect(await codeOf(call(role, 'get_activity_roster', roster))).toBe('42501');
      const interests = { p_resident_id: team.bea, p_interests: ['music'] };
      expect(await codeOf(call(role, 'set_activity_interests', interests))).toBe('42501');
    }
    const mine = await succeed(call('caregiver', 'get_activity_engagement', here));
    expect(mine.residents.map(({ id }: { id: string }) => id)).toEqual([team.ada]);
    await team.share('calendar', false);
  });

  it('are visible to family only while the resident consents, without resident names', async () => {
    const p_activity_id = await plan({ title: 'Choir', note: 'Bring your voice' });
    await succeed(byHost('sign_up_for_activity', { p_activity_id, p_resident_id: team.bea }));
    const calendar = () => call('family', 'list_community_activities', period());
    expect(await codeOf(calendar())).toBe('42501');
    await team.share('calendar', true);
    const shown = await succeed(calendar());
    expect(JSON.stringify(shown)).toContain('Choir');
    expect(JSON.stringify(shown)).not.toContain(team.bea);
    expect(await codeOf(call('family', 'list_activities', period()))).toBe('42501');
    await team.share('calendar', false);
    expect(await codeOf(calendar())).toBe('42501');
    for (const role of ['neighbor', 'former', 'stranger'] as const) {
      expect(await codeOf(call(role, 'list_community_activities', period()))).toBe('42501');
    }
  });

  it('reject hostile and huge input', async () => {
    const base = { title: 'Bingo', category: 'social', day: today, starts: '10:00' };
    for (const [values, code] of [
      [{ title: 'a\nb' }, '23514'],
      [{ capacity: 0 }, '23514'],
      [{ minutes: 100_000 }, '23514'],
      [{ category: 'sports' }, '23514'],
      [{ day: '2150-01-01' }, 'HXJAD'],
      [{ repeats: 'weekly', weekdays: [] }, 'HXJAR'],
    ] as const) {
      const args = { p_id: randomUUID(), p_community_id: team.community, p_version: 0 };
      const p_values = { ...base, ...values };
      expect(await codeOf(byHost('save_activity', { ...args, p_values }))).toBe(code);
    }
    const p_id = randomUUID();
    const p_values = { ...base, repeats: 'daily', until: '2999-12-31' };
    const args = { p_id, p_community_id: team.community, p_version: 0, p_values };
    expect(await succeed(byHost('save_activity', args))).toBeLessThanOrEqual(370);
    expect(await succeed(byHost('save_activity', args))).toBe(0);
  });
});
