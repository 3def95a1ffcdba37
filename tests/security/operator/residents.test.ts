import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { service } from '../../support/backend.ts';
import { collectChanges } from '../../support/realtime.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

type Position = 'executive_director' | 'nurse' | 'caregiver' | 'sales' | 'dining' | 'family';
const people = new Map<Position | 'stranger' | 'former' | 'neighbor', Person>();
const who = (position: Position | 'stranger' | 'former' | 'neighbor'): Person => {
  const found = people.get(position);
  if (found === undefined) throw new Error(`No ${position}.`);
  return found;
};

let community: string;
let unit: string;
let otherUnit: string;
let ada: string;
let bea: string;

const memberships = new Map<string, string>();
async function hire(position: Position): Promise<void> {
  const hired = await person('operator');
  people.set(position, hired);
  const row = { community_id: community, user_id: hired.id, position };
  memberships.set(position, await insertRow('community_members', row));
}

const open = (reader: Person, resident: string, reason?: string) =>
  as(reader).rpc('open_resident', {
    p_resident_id: resident,
    ...(reason !== undefined && { p_reason: reason }),
  });
const rowsOf = async (reader: Person, table: string, resident = ada) =>
  (await succeed(as(reader).from(table).select('id').eq('resident_id', resident))).length;

beforeAll(async () => {
  const director = await person('operator');
  people.set('executive_director', director);
  community = randomUUID();
  await succeed(
    as(director).rpc('create_community', { p_id: community, p_values: { name: 'Maple Court' } }),
  );
  for (const position of ['nurse', 'caregiver', 'sales', 'dining', 'family'] as const) {
    await hire(position);
  }
  people.set('stranger', await person('operator'));
  people.set('neighbor', await person('operator'));
  const elsewhere = randomUUID();
  await succeed(
    as(who('neighbor')).rpc('create_community', { p_id: elsewhere, p_values: { name: 'Ash' } }),
  );
  const former = await person('operator');
  people.set('former', former);
  await insertRow('community_members', {
    community_id: community,
    user_id: former.id,
    position: 'nurse',
    starts_at: '2026-01-01T00:00:00Z',
    ends_at: '2026-02-01T00:00:00Z',
  });
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  unit = await insertRow('units', { floor_id: floor, name: '101' });
  otherUnit = await insertRow('units', { floor_id: floor, name: '102' });
  ada = await insertRow('residents', { community_id: community, name: 'Ada' });
  bea = await insertRow('residents', { community_id: community, name: 'Bea' });
  for (const [resident_id, unit_id] of [
    [ada, unit],
    [bea, otherUnit],
  ]) {
    await insertRow('resident_allergies', { resident_id, substance: 'Latex' });
    await insertRow('resident_diagnoses', { resident_id, diagnosis: 'Asthma' });
    await insertRow('resident_payors', { resident_id, payor: 'va', begins_on: '2026-01-01' });
    await succeed(open(who('nurse'), resident_id as string));
    await succeed(
      as(who('nurse')).rpc('record_stay_event', {
        p_id: randomUUID(),
        p_resident_id: resident_id,
        p_type: 'admit',
        p_at: '2026-05-01T15:00:00Z',
        p_unit_id: unit_id,
      }),
    );
  }
  await insertRow('shift_assignments', {
    member_id: memberships.get('caregiver'),
    unit_id: unit,
    community_id: community,
    starts_at: new Date(Date.now() - 3_600_000).toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  });
});

describe('a resident’s record', () => {
  it('returns no health data before it is opened', async () => {
    expect(await rowsOf(who('executive_director'), 'resident_allergies')).toBe(0);
    await succeed(open(who('executive_director'), ada));
    expect(await rowsOf(who('executive_director'), 'resident_allergies')).toBe(1);
  });

  it('writes each opening to a log that no one can change or delete', async () => {
    await succeed(open(who('nurse'), ada));
    const log = () => keys().from('resident_access_log');
    const mine = { user_id: who('nurse').id, resident_id: ada };
    const entries = await succeed(log().select('id').match(mine));
    expect(entries.length).toBeGreaterThan(0);
    expect(await codeOf(log().update({ reason: 'No' }).match(mine))).toBe('42501');
    expect(await codeOf(log().delete().match(mine))).toBe('42501');
    await expect(queryDatabase('delete from public.resident_access_log')).rejects.toThrow();
    await expect(
      queryDatabase("update public.resident_access_log set reason = 'No'"),
    ).rejects.toThrow();
    await expect(queryDatabase('truncate public.resident_access_log')).rejects.toThrow();
  });

  it('denies strangers, former employees, and directors of other communities', async () => {
    for (const outsider of ['stranger', 'former', 'neighbor'] as const) {
      expect(await codeOf(open(who(outsider), ada, 'I need to see this now'))).toBe('42501');
      expect(await rowsOf(who(outsider), 'resident_allergies')).toBe(0);
      expect(await succeed(as(who(outsider)).from('residents').select('id'))).toEqual([]);
      expect(await succeed(as(who(outsider)).rpc('find_residents', { p_words: 'Ada' }))).toEqual(
        [],
      );
      expect(await succeed(as(who(outsider)).rpc('count_residents'))).toBe(0);
    }
  });

  it('sends live changes only to those who can read the record', async () => {
    const tables = ['residents', 'resident_diagnoses', 'units'].map((table) => ({ table }));
    const readers = ['nurse', 'stranger', 'former', 'neighbor', 'caregiver'] as const;
    await succeed(open(who('nurse'), bea));
    const [nurse, ...others] = await Promise.all(
      readers.map((reader) => collectChanges(who(reader).client, ...tables)),
    );
    const id = await insertRow('resident_diagnoses', { resident_id: bea, diagnosis: 'Gout' });
    await vi.waitFor(() => expect(nurse?.told()).toContain(`INSERT ${id}`));
    for (const other of others) expect(other.told()).toEqual([]);
    await Promise.all([nurse, ...others].map((ear) => ear?.channel.unsubscribe()));
  });

  it('closes fifteen minutes after it was opened', async () => {
    const late = await person('operator');
    await insertRow('community_members', {
      community_id: community,
      user_id: late.id,
      position: 'nurse',
    });
    await queryDatabase(`
      insert into public.resident_access_log (community_id, resident_id, user_id, user_name, positions, at)
      values ('${community}', '${ada}', '${late.id}', 'Late', '{nurse}', now() - interval '16 minutes')`);
    expect(await rowsOf(late, 'resident_allergies')).toBe(0);
  });

  it('ends with the position, even while open', async () => {
    const leaver = await person('operator');
    const row = { community_id: community, user_id: leaver.id, position: 'nurse' };
    const id = await insertRow('community_members', row);
    await succeed(open(leaver, ada));
    expect(await rowsOf(leaver, 'resident_allergies')).toBe(1);
    await succeed(as(who('executive_director')).rpc('end_community_member', { p_id: id }));
    expect(await rowsOf(leaver, 'resident_allergies')).toBe(0);
    expect(await succeed(as(leaver).from('residents').select('id'))).toEqual([]);
  });

  it('shows each position its own groups', async () => {
    await succeed(open(who('dining'), ada));
    expect(await rowsOf(who('dining'), 'resident_allergies')).toBe(1);
    expect(await rowsOf(who('dining'), 'resident_diagnoses')).toBe(0);
    await succeed(open(who('sales'), ada));
    expect(await rowsOf(who('sales'), 'resident_allergies')).toBe(0);
    await succeed(open(who('nurse'), ada));
    expect(await rowsOf(who('nurse'), 'resident_diagnoses')).toBe(1);
    expect(await rowsOf(who('nurse'), 'resident_payors')).toBe(0);
  });

  it('can be written only by positions with the right', async () => {
    await succeed(open(who('dining'), ada));
    const allergy = { resident_id: ada, substance: 'Nuts' };
    expect(await codeOf(as(who('dining')).from('resident_allergies').insert(allergy))).toBe(
      '42501',
    );
    const changed = as(who('dining')).from('resident_allergies').update({ substance: 'None' });
    expect(await succeed(changed.eq('resident_id', ada).select('id'))).toEqual([]);
    const stay = { p_id: randomUUID(), p_resident_id: ada, p_type: 'discharge' };
    const at = { p_at: '2026-06-01T15:00:00Z' };
    expect(await codeOf(as(who('dining')).rpc('record_stay_event', { ...stay, ...at }))).toBe(
      '42501',
    );
  });

  it('has no notes, files, tasks, or timeline visible to everyone who finds the resident', async () => {
    const note = { kind: 'residents', record_id: ada, body: 'Fell last night' };
    expect(await codeOf(as(who('nurse')).from('record_comments').insert(note))).toBe('42501');
    const ofAda = { p_kind: 'residents', p_id: ada };
    expect(await succeed(as(who('sales')).rpc('record_timeline', ofAda))).toEqual([]);
    const history = as(who('sales')).from('record_changes').select('id');
    expect(await succeed(history.eq('kind', 'resident_diagnoses'))).toEqual([]);
  });

  it('is closed to imports, which would bypass positions', async () => {
    for (const p_kind of ['residents', 'resident_allergies', 'communities', 'units']) {
      const begun = { p_id: randomUUID(), p_kind, p_file_name: 'a.csv', p_columns: ['name'] };
      expect(await codeOf(as(who('stranger')).rpc('begin_import', begun))).toBe('HXRKD');
    }
  });

  it('can’t be moved to another community, restored, or changed in bulk by outsiders', async () => {
    const change = { p_kind: 'residents', p_ids: [ada], p_changes: { name: 'Eve' } };
    expect(await codeOf(as(who('neighbor')).rpc('change_records', change))).toBe('HXRCG');
    const move = { p_kind: 'residents', p_ids: [ada], p_to: who('neighbor').id };
    expect(await codeOf(as(who('neighbor')).rpc('transfer_records', move))).toBe('HXRKD');
    const moved = as(who('executive_director')).from('residents');
    const elsewhere = moved.update({ community_id: randomUUID() }).eq('id', ada);
    expect(await codeOf(elsewhere)).toBeDefined();
  });
});

describe('a caregiver', () => {
  it('can read only residents of the units on their shift', async () => {
    const mine = await succeed(as(who('caregiver')).from('residents').select('id'));
    expect(mine).toEqual([{ id: ada }]);
    const listed = await succeed(as(who('caregiver')).rpc('list_my_residents'));
    expect((listed as { id: string }[]).map(({ id }) => id)).toEqual([ada]);
    await succeed(open(who('caregiver'), ada));
    expect(await rowsOf(who('caregiver'), 'resident_allergies')).toBe(1);
    expect(await rowsOf(who('caregiver'), 'resident_diagnoses')).toBe(0);
    expect(await codeOf(open(who('caregiver'), bea))).toBe('42501');
    expect(await rowsOf(who('caregiver'), 'resident_allergies', bea)).toBe(0);
    expect(await succeed(as(who('caregiver')).rpc('find_residents'))).toEqual([]);
  });

  it("can't see names of other residents on the census board", async () => {
    const board = await succeed(
      as(who('caregiver')).rpc('get_census_board', { p_community_id: community }),
    );
    expect(JSON.stringify(board)).not.toContain('Bea');
  });

  it('can read another record in an emergency with a reason, and the director is notified', async () => {
    expect(await codeOf(open(who('caregiver'), bea, 'short'))).toBe('42501');
    await succeed(open(who('caregiver'), bea, 'Found on the floor in the hallway'));
    expect(await rowsOf(who('caregiver'), 'resident_allergies', bea)).toBe(1);
    const allergy = { resident_id: bea, substance: 'Nuts' };
    expect(await codeOf(as(who('caregiver')).from('resident_allergies').insert(allergy))).toBe(
      '42501',
    );
    const told = as(who('executive_director')).from('notifications').select('message');
    const [notice] = await succeed(told.eq('kind', 'resident_break_glass'));
    expect(notice?.message).toContain('Found on the floor');
  });
});

describe('a family member', () => {
  const share = (p_item: string, p_is_granted: boolean) =>
    queryDatabase(
      p_is_granted
        ? `insert into public.resident_consents (resident_id, user_id, item)
           values ('${ada}', '${who('family').id}', '${p_item}')`
        : `update public.resident_consents set withdrawn_at = now()
           where user_id = '${who('family').id}' and item = '${p_item}'`,
    );

  it('reads item by item what the resident shared, until it is withdrawn', async () => {
    expect(await codeOf(open(who('family'), ada))).toBe('42501');
    await share('profile', true);
    await succeed(open(who('family'), ada));
    expect(await rowsOf(who('family'), 'resident_allergies')).toBe(0);
    await share('care', true);
    expect(await rowsOf(who('family'), 'resident_allergies')).toBe(1);
    expect(await rowsOf(who('family'), 'resident_diagnoses')).toBe(0);
    expect(await succeed(as(who('family')).from('residents').select('id'))).toEqual([{ id: ada }]);
    await share('care', false);
    expect(await rowsOf(who('family'), 'resident_allergies')).toBe(0);
    await share('profile', false);
    expect(await codeOf(open(who('family'), ada))).toBe('42501');
    expect(await succeed(as(who('family')).from('residents').select('id'))).toEqual([]);
  });
});

describe('the team of a community', () => {
  it('can be managed only by its executive director', async () => {
    const invited = {
      p_id: randomUUID(),
      p_community_id: community,
      p_email: 'a@b.example',
      p_position: 'nurse',
    };
    for (const other of ['nurse', 'stranger', 'neighbor'] as const) {
      expect(await codeOf(as(who(other)).rpc('invite_to_community', invited))).toBe('42501');
      const own = { community_id: community, user_id: who(other).id, position: 'nurse' };
      expect(await codeOf(as(who(other)).from('community_members').insert(own))).toBe('42501');
      const team = { p_community_id: community };
      expect(await succeed(as(who(other)).rpc('list_community_team', team))).toEqual([]);
    }
  });

  const invite = (email: string, position: string, id = randomUUID()) =>
    as(who('executive_director')).rpc('invite_to_community', {
      p_id: id,
      p_community_id: community,
      p_email: email,
      p_position: position,
    });
  const emailOf = async ({ id }: Person): Promise<string> =>
    `${(await succeed(service().from('profiles').select('email').eq('id', id).single())).email}`;
  const answer = (guest: Person, p_id: string, p_accepts: boolean) =>
    as(guest).rpc('answer_community_invitation', { p_id, p_accepts });

  it('responds to an invitation the same whether or not the email has an account', async () => {
    const known = await invite(await emailOf(await person('operator')), 'sales');
    const unknown = await invite(`${randomUUID()}@people.example`, 'sales');
    expect([known.error, unknown.error]).toEqual([null, null]);
    expect(typeof known.data).toBe(typeof unknown.data);
  });

  it('is joined only by the person invited, once they accept', async () => {
    const guest = await person('operator');
    const id = `${await succeed(invite((await emailOf(guest)).toUpperCase(), 'dining'))}`;
    const own = { p_community_id: community };
    expect(await codeOf(answer(who('stranger'), id, true))).toBe('HXTOA');
    expect(await codeOf(answer(guest, randomUUID(), true))).toBe('HXTOA');
    expect(await succeed(as(guest).from('communities').select('id'))).toEqual([]);
    expect(await succeed(as(guest).rpc('list_my_community_invitations'))).toMatchObject([
      { id, community: 'Maple Court', position: 'dining' },
    ]);
    await succeed(answer(guest, id, true));
    await succeed(answer(guest, id, true));
    expect(await succeed(as(guest).from('communities').select('id'))).toEqual([{ id: community }]);
    expect(await succeed(as(guest).rpc('list_community_invitations', own))).toEqual([]);
    expect(await codeOf(invite(await emailOf(guest), 'dining'))).toBe('HXOPM');
  });

  it('can’t be joined with an invitation that was withdrawn or whose sender left', async () => {
    const guest = await person('operator');
    const id = `${await succeed(invite(await emailOf(guest), 'sales'))}`;
    expect(await codeOf(as(who('nurse')).rpc('withdraw_community_invitation', { p_id: id }))).toBe(
      '42501',
    );
    await succeed(as(who('executive_director')).rpc('withdraw_community_invitation', { p_id: id }));
    expect(await codeOf(answer(guest, id, true))).toBe('HXTOV');
    const sender = await person('operator');
    const row = { community_id: community, user_id: sender.id, position: 'executive_director' };
    const membership = await insertRow('community_members', row);
    const later = randomUUID();
    await succeed(
      as(sender).rpc('invite_to_community', {
        p_id: later,
        p_community_id: community,
        p_email: await emailOf(guest),
        p_position: 'sales',
      }),
    );
    await succeed(as(sender).rpc('end_community_member', { p_id: membership }));
    expect(await codeOf(answer(guest, later, true))).toBe('HXTOV');
    expect(await succeed(as(guest).from('communities').select('id'))).toEqual([]);
  });

  it('always has an executive director', async () => {
    const mine = { community_id: community, position: 'executive_director' };
    const [row] = await succeed(
      keys().from('community_members').select('id').match(mine).is('ends_at', null),
    );
    const end = as(who('executive_director')).rpc('end_community_member', { p_id: row?.id });
    expect(await codeOf(end)).toBe('HXOPD');
  });

  it('can’t be joined by creating a community with a known ID', async () => {
    const again = { p_id: community, p_values: { name: 'Mine now' } };
    expect(await codeOf(as(who('stranger')).rpc('create_community', again))).toBe('42501');
    expect(await succeed(as(who('stranger')).from('communities').select('id'))).toEqual([]);
  });

  it('can be created only by operators', async () => {
    const buyer = await person('buyer');
    const made = { p_id: randomUUID(), p_values: { name: 'Maple Court' } };
    expect(await codeOf(as(buyer).rpc('create_community', made))).toBe('42501');
  });
});

describe('stays', () => {
  const record = (values: object) =>
    as(who('nurse')).rpc('record_stay_event', {
      p_id: randomUUID(),
      p_resident_id: bea,
      p_at: '2026-06-01T15:00:00Z',
      ...values,
    });

  beforeAll(async () => {
    await succeed(open(who('nurse'), bea));
  });

  it('rejects a second resident in a full unit, and an unknown unit', async () => {
    expect(await codeOf(record({ p_type: 'transfer', p_unit_id: unit }))).toBe('HXOSF');
    expect(await codeOf(record({ p_type: 'transfer', p_unit_id: randomUUID() }))).toBe('HXOSU');
  });

  it('rejects events out of order and in the future', async () => {
    expect(await codeOf(record({ p_type: 'return' }))).toBe('HXOSO');
    expect(await codeOf(record({ p_type: 'discharge', p_at: '2099-01-01T00:00:00Z' }))).toBe(
      'HXOST',
    );
  });

  it('records a repeated request once', async () => {
    const p_id = randomUUID();
    await succeed(record({ p_id, p_type: 'notice' }));
    await succeed(record({ p_id, p_type: 'notice' }));
    const found = as(who('nurse')).from('stay_events').select('id').eq('resident_id', bea);
    expect(await succeed(found.eq('type', 'notice'))).toHaveLength(1);
  });

  it('keeps the original of a correction, which needs a reason', async () => {
    const stays = as(who('nurse')).from('stay_events').select('id, at').eq('resident_id', bea);
    const [admit] = await succeed(stays.eq('type', 'admit'));
    const change = { p_type: 'admit', p_corrects_id: admit?.id, p_unit_id: otherUnit };
    const at = { p_at: '2026-04-28T15:00:00Z' };
    expect(await codeOf(record({ ...change, ...at }))).toBe('HXOSR');
    await succeed(record({ ...change, ...at, p_reason: 'Arrived earlier' }));
    expect(await succeed(stays)).toHaveLength(2);
    expect(await codeOf(record({ ...change, ...at, p_reason: 'Again' }))).toBe('HXOSC');
    const moved = as(who('nurse')).from('residents').select('moved_in_on').eq('id', bea);
    expect(await succeed(moved)).toEqual([{ moved_in_on: '2026-04-28' }]);
  });
});
