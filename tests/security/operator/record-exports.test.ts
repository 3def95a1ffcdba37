import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../sql.ts';
import { succeed } from '../world.ts';
import { as, codeOf, createTeam, insertRow, keys, type Role, type Team } from './team.ts';

const OUTSIDERS = ['stranger', 'former', 'neighbor'] as const;
const DAY_MS = 86_400_000;
const dayFrom = (start: string, days: number) =>
  new Date(Date.parse(`${start}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

let team: Team;
const call = (role: Role, name: string, args: object) => as(team.who(role)).rpc(name, args);

beforeAll(async () => {
  team = await createTeam('FL');
  await insertRow('resident_identities', { resident_id: team.ada, birth_date: '1940-02-03' });
  await insertRow('resident_diagnoses', { resident_id: team.ada, diagnosis: 'Asthma' });
});

describe('a resident’s export', () => {
  const exported = (role: Role, p_resident_id = team.ada) =>
    call(role, 'get_resident_export', { p_resident_id });

  it('is denied to outsiders and positions that can’t read identities', async () => {
    for (const role of [...OUTSIDERS, 'caregiver', 'medication_aide', 'sales', 'dining'] as const) {
      expect(await codeOf(exported(role))).toBe('42501');
    }
    await team.share('profile', true);
    expect(await codeOf(exported('family'))).toBe('42501');
    await team.share('profile', false);
  });

  it('contains only the groups that the position can read', async () => {
    const nurse = (await succeed(exported('nurse'))) as Record<string, unknown>;
    expect(nurse.resident_diagnoses).toHaveLength(1);
    expect(nurse).toMatchObject({ meals: [], activities: [], interests: [] });
    const office = (await succeed(exported('business_office'))) as Record<string, unknown>;
    expect(office.resident_identities).toHaveLength(1);
    for (const group of [
      'resident_diagnoses',
      'medication_orders',
      'care_entries',
      'care_needs',
      'meals',
      'activities',
    ]) {
      expect(office[group]).toBeUndefined();
    }
  });

  it('is written to the access log as an export', async () => {
    const mine = { user_id: team.who('nurse').id, resident_id: team.ada, reason: 'Export' };
    const count = async () =>
      (await succeed(keys().from('resident_access_log').select('id').match(mine))).length;
    const before = await count();
    await succeed(exported('nurse'));
    expect(await count()).toBe(before + 1);
  });
});

describe('required documents', () => {
  const duties = (role: Role, p_resident_id?: string) =>
    call(role, 'list_document_compliance', {
      p_community_id: team.community,
      ...(p_resident_id !== undefined && { p_resident_id }),
    });
  const statusOf = async (type: string) => {
    await succeed(team.open('nurse', team.ada));
    const rows = (await succeed(duties('nurse', team.ada))) as { type: string; status: string }[];
    return rows.filter((row) => row.type === type).map(({ status }) => status);
  };
  const file = (type: string, values: object) =>
    insertRow('resident_documents', { resident_id: team.ada, name: type, type, ...values });

  it('are hidden from outsiders and positions that can’t read documents', async () => {
    for (const role of [...OUTSIDERS, 'caregiver', 'sales', 'dining', 'family'] as const) {
      expect(await codeOf(duties(role))).toBe('42501');
      expect(await codeOf(duties(role, team.ada))).toBe('42501');
      const rules = as(team.who(role)).from('document_rules').insert({
        community_id: team.community,
        label: 'Mine',
        type: 'other',
      });
      expect(await codeOf(rules)).toBe('42501');
    }
    for (const outsider of OUTSIDERS) {
      expect(
        await succeed(
          as(team.who(outsider))
            .from('document_rules')
            .select('id')
            .eq('community_id', team.community),
        ),
      ).toEqual([]);
      expect(
        await codeOf(call(outsider, 'get_built_in_rules', { p_community_id: team.community })),
      ).toBe('42501');
    }
  });

  it('of a whole community are logged for each resident', async () => {
    await queryDatabase('select 1');
    await succeed(duties('business_office'));
    const mine = { user_id: team.who('business_office').id, resident_id: team.bea };
    const log = keys().from('resident_access_log').select('reason').match(mine);
    expect(await succeed(log)).toEqual([{ reason: 'Document compliance' }]);
  });

  it('include Florida’s Form 1823, dated within 60 days before admission or later', async () => {
    expect(await statusOf('physician_report')).toEqual(['missing']);
    const old = await file('physician_report', { signed_on: dayFrom('2026-05-01', -61) });
    expect(await statusOf('physician_report')).toEqual(['missing']);
    await succeed(keys().from('resident_documents').delete().eq('id', old).select('id'));
    await file('physician_report', { signed_on: dayFrom('2026-05-01', -60) });
    expect(await statusOf('physician_report')).toEqual(['current']);
  });

  it('are missing, expiring, expired, or current', async () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(await statusOf('tb_test')).toEqual(['missing']);
    const id = await file('tb_test', { expires_on: dayFrom(today, -2) });
    expect(await statusOf('tb_test')).toEqual(['expired']);
    const extend = (days: number) =>
      succeed(
        keys()
          .from('resident_documents')
          .update({ expires_on: dayFrom(today, days) })
          .eq('id', id)
          .select('id'),
      );
    await extend(20);
    expect(await statusOf('tb_test')).toEqual(['expires_soon']);
    await extend(200);
    expect(await statusOf('tb_test')).toEqual(['current']);
  });

  it('follow the community’s own rules, which a nurse adds', async () => {
    const rule = { community_id: team.community, label: 'Yearly flu form', type: 'consent' };
    await succeed(
      as(team.who('nurse'))
        .from('document_rules')
        .insert({ ...rule, valid_months: 12 }),
    );
    expect(await statusOf('consent')).toEqual(['missing']);
    await file('consent', { signed_on: '2020-01-01' });
    expect(await statusOf('consent')).toEqual(['expired']);
  });
});

describe('undoing a move', () => {
  it('is rejected without changes if the earlier unit has been taken', async () => {
    const floor = (
      await succeed(keys().from('units').select('floor_id').eq('id', team.unit).single())
    ).floor_id;
    const spare = await insertRow('units', { floor_id: floor, name: '103' });
    await succeed(team.open('nurse', team.ada));
    await succeed(team.open('nurse', team.bea));
    const record = (resident: string, values: object) =>
      call('nurse', 'record_stay_event', {
        p_id: randomUUID(),
        p_resident_id: resident,
        p_type: 'transfer',
        p_at: new Date().toISOString(),
        ...values,
      });
    const moved = randomUUID();
    await succeed(record(team.ada, { p_id: moved, p_unit_id: spare }));
    await succeed(record(team.bea, { p_unit_id: team.unit }));
    const undo = { p_corrects_id: moved, p_is_removal: true, p_reason: 'Move undone' };
    expect(await codeOf(record(team.ada, undo))).toBe('HXOSG');
    const place = keys().from('residents').select('unit_id').eq('id', team.ada).single();
    expect((await succeed(place)).unit_id).toBe(spare);
    await succeed(record(team.bea, { p_unit_id: team.otherUnit }));
    await succeed(record(team.ada, undo));
    expect(
      (await succeed(keys().from('residents').select('unit_id').eq('id', team.ada).single()))
        .unit_id,
    ).toBe(team.unit);
  });
});
