import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf } from './team.ts';

const insert = async (table: string, row: object): Promise<string> => {
  const keys = service() as unknown as SupabaseClient;
  return (await succeed(keys.from(table).insert(row).select('id').single())).id as string;
};

type Name = 'tablet' | 'other tablet' | 'aide' | 'caregiver' | 'former' | 'family' | 'neighbor';
const people = {} as Record<Name, Person>;
const members = {} as Record<Name, string>;
let community: string;
let elsewhere: string;
let ada: string;
let order: string;

const PIN = '4071';
const WRONG = '9990';
const call = (name: Name, fn: string, args: object) => as(people[name]).rpc(fn, args);
const start = (on: Name, who: Name, p_pin = PIN, p_purpose = 'chart') =>
  call(on, 'start_acting_as', { p_member_id: members[who], p_pin, p_purpose });
/** Starts a turn and returns its ID. */
async function turn(on: Name, who: Name, purpose = 'chart'): Promise<string> {
  const started = (await succeed(start(on, who, PIN, purpose))) as { id: string; outcome: string };
  expect(started.outcome).toBe('started');
  return started.id;
}
const note = (on: Name, p_acting_id: string | null, values: object = {}) =>
  call(on, 'record_care_entry', {
    p_id: randomUUID(),
    p_values: {
      kind: 'note',
      resident_id: ada,
      body: 'Slept well.',
      at: new Date().toISOString(),
      ...values,
    },
    ...(p_acting_id !== null && { p_acting_id }),
  });

async function hire(name: Name, position: string, rest: object = {}): Promise<void> {
  people[name] = await person('operator');
  const row = { community_id: community, user_id: people[name].id, position, ...rest };
  members[name] = await insert('community_members', row);
}

beforeAll(async () => {
  const director = await person('operator');
  community = randomUUID();
  const create = { p_id: community, p_values: { name: 'Maple Court' } };
  await succeed(as(director).rpc('create_community', create));
  await hire('tablet', 'nurse');
  await hire('other tablet', 'nurse');
  await hire('aide', 'medication_aide');
  await hire('caregiver', 'caregiver');
  await hire('former', 'nurse', { starts_at: '2026-01-01Z' });
  await hire('family', 'family');
  people.neighbor = await person('operator');
  elsewhere = randomUUID();
  const other = { p_id: elsewhere, p_values: { name: 'Ash' } };
  await succeed(as(people.neighbor).rpc('create_community', other));
  const [row] = await queryDatabase(
    `select id from public.community_members where community_id = '${elsewhere}'`,
  );
  members.neighbor = row?.id as string;
  ada = await insert('residents', { community_id: community, name: 'Ada' });
  for (const name of ['aide', 'caregiver', 'former', 'tablet'] as const) {
    const set = { p_community_id: community, p_pin: PIN };
    expect(await succeed(call(name, 'set_my_care_pin', set))).toEqual({ outcome: 'set' });
  }
  order = randomUUID();
  await succeed(
    call('aide', 'order_medication', {
      p_id: order,
      p_resident_id: ada,
      p_values: {
        drug: 'Oxycodone',
        dose: '5 mg',
        route: 'oral',
        schedule: 'prn',
        is_prn: true,
        prn_reason: 'Pain',
        prn_follow_up_minutes: 30,
        controlled_schedule: 'II',
        starts_at: new Date(Date.now() - 3_600_000).toISOString(),
        prescriber: 'Dr. Ray',
      },
    }),
  );
  await succeed(call('tablet', 'review_medication_order', { p_id: order }));
});

describe('a PIN', () => {
  it('must be hard to guess, and is stored as a slow hash', async () => {
    for (const p_pin of ['123', '1111', '1234', '9876', '123456789', 'abcd', '']) {
      const set = call('aide', 'set_my_care_pin', { p_community_id: community, p_pin });
      expect(await codeOf(set)).toBe('HXKPN');
    }
    const hashes = await queryDatabase('select hash from private.care_pins');
    for (const { hash } of hashes) expect(hash).toMatch(/^\$2a\$10\$/);
  });

  it('can be set only by people who work in the community', async () => {
    for (const name of ['family', 'neighbor'] as const) {
      const set = call(name, 'set_my_care_pin', { p_community_id: community, p_pin: PIN });
      expect(await codeOf(set)).toBe('42501');
      expect(await codeOf(call(name, 'list_care_team', { p_community_id: community }))).toBe(
        '42501',
      );
    }
  });

  it('changes only with the current PIN unless the sign-in is recent', async () => {
    await queryDatabase(
      `update auth.mfa_amr_claims a set created_at = now() - interval '1 hour', updated_at = now() - interval '1 hour'
       from auth.sessions s where s.id = a.session_id and s.user_id = '${people.former.id}'`,
    );
    const set = (p_current_pin?: string) =>
      call('former', 'set_my_care_pin', {
        p_community_id: community,
        p_pin: '7302',
        p_current_pin,
      });
    expect(await succeed(set())).toEqual({ outcome: 'wrong' });
    expect(await succeed(set(WRONG))).toEqual({ outcome: 'wrong' });
    expect(await succeed(set(PIN))).toEqual({ outcome: 'set' });
  });

  it('is locked after five wrong attempts, even for the right PIN', async () => {
    const outcomes: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      outcomes.push(
        ((await succeed(start('tablet', 'caregiver', WRONG))) as { outcome: string }).outcome,
      );
    }
    expect(outcomes).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'locked']);
    expect(await succeed(start('tablet', 'caregiver'))).toEqual({ outcome: 'locked' });
    await queryDatabase('update private.care_pins set locked_until = null');
  });
});

describe('a turn on a shared device', () => {
  it('attributes entries to the person of the PIN', async () => {
    const id = await turn('tablet', 'aide');
    const entry = (await succeed(note('tablet', id))) as { recorded_by: string };
    expect(entry.recorded_by).toBe(people.aide.id);
    const own = (await succeed(note('tablet', null))) as { recorded_by: string };
    expect(own.recorded_by).toBe(people.tablet.id);
  });

  it('is denied with a wrong PIN, in another community, and to outsiders', async () => {
    expect(await succeed(start('tablet', 'aide', WRONG))).toEqual({ outcome: 'wrong' });
    expect(await codeOf(start('tablet', 'neighbor'))).toBe('42501');
    expect(await codeOf(start('neighbor', 'aide'))).toBe('42501');
    expect(await codeOf(start('family', 'aide'))).toBe('42501');
  });

  it('is invalid on another device or in another session', async () => {
    const id = await turn('tablet', 'aide');
    expect(await codeOf(note('other tablet', id))).toBe('HXKPX');
    expect(await codeOf(note('aide', id))).toBe('HXKPX');
    await queryDatabase(
      `update private.acting_sessions set session_id = gen_random_uuid() where id = '${id}'`,
    );
    expect(await codeOf(note('tablet', id))).toBe('HXKPX');
    expect(await codeOf(note('tablet', randomUUID()))).toBe('HXKPX');
  });

  it('ends with the next turn, on request, after inactivity, and at its end', async () => {
    const first = await turn('tablet', 'aide');
    const before = new Date(Date.now() - 1000).toISOString();
    const second = await turn('tablet', 'aide');
    expect(await codeOf(note('tablet', first))).toBe('HXKPX');
    // An entry made offline during the turn arrives after it.
    await succeed(note('tablet', first, { at: before }));
    await succeed(call('tablet', 'end_acting', { p_id: second }));
    expect(await codeOf(note('tablet', second))).toBe('HXKPX');
    for (const change of [
      "last_at = now() - interval '3 hours'",
      "ends_at = now() - interval '1 second'",
    ]) {
      const id = await turn('tablet', 'aide');
      await queryDatabase(`update private.acting_sessions set ${change} where id = '${id}'`);
      expect(await codeOf(note('tablet', id))).toBe('HXKPX');
    }
  });

  it('ends with the membership of either person', async () => {
    const set = { p_community_id: community, p_pin: PIN };
    await succeed(call('former', 'set_my_care_pin', { ...set, p_current_pin: '7302' }));
    const id = await turn('tablet', 'former');
    const end = (at: string) =>
      queryDatabase(
        `update public.community_members set ends_at = ${at} where id = '${members.former}'`,
      );
    await end('now()');
    expect(await codeOf(note('tablet', id))).toBe('HXKPX');
    expect(await codeOf(start('tablet', 'former'))).toBe('42501');
    await end('null');
    const own = await turn('former', 'aide');
    await end('now()');
    expect(await codeOf(note('former', own))).toBe('42501');
  });

  it('gives no rights that the person or the device lacks', async () => {
    // The caregiver isn't on shift, so the nurse's device doesn't chart for them.
    const id = await turn('tablet', 'caregiver');
    expect(await codeOf(note('tablet', id))).toBe('42501');
    const dose = { p_id: randomUUID(), p_order_id: order, p_due_at: null, p_status: 'given' };
    const give = call('tablet', 'record_dose', { ...dose, p_note: 'Pain', p_acting_id: id });
    expect(await codeOf(give)).toBe('42501');
    const onCaregiver = await turn('caregiver', 'aide');
    const own = { ...dose, p_note: 'Pain', p_acting_id: onCaregiver };
    expect(await codeOf(call('caregiver', 'record_dose', own))).toBe('42501');
  });

  it('stops when the PIN changes', async () => {
    const id = await turn('tablet', 'aide');
    const set = { p_community_id: community, p_pin: '8264', p_current_pin: PIN };
    await succeed(call('aide', 'set_my_care_pin', set));
    expect(await codeOf(note('tablet', id))).toBe('HXKPX');
    await succeed(call('aide', 'set_my_care_pin', { ...set, p_pin: PIN, p_current_pin: '8264' }));
  });
});

describe('a witness', () => {
  it("confirms a count with a PIN on the same device, and can't be the person who counted", async () => {
    const p_id = randomUUID();
    const count = { p_id, p_order_id: order, p_kind: 'received', p_quantity: 30 };
    const acting = await turn('tablet', 'aide');
    await succeed(call('tablet', 'count_controlled', { ...count, p_acting_id: acting }));
    const confirm = (p_acting_id: string) =>
      call('tablet', 'witness_controlled_count', { p_id, p_agrees: true, p_acting_id });
    // A turn is no witness, and a witness is no turn.
    expect(await codeOf(confirm(acting))).toBe('HXKPX');
    const sameAide = await turn('tablet', 'aide', 'witness');
    expect(await codeOf(confirm(sameAide))).toBe('HXOMW');
    const caregiver = await turn('tablet', 'caregiver', 'witness');
    expect(await codeOf(confirm(caregiver))).toBe('42501');
    const nurse = await turn('tablet', 'tablet', 'witness');
    expect(await codeOf(note('tablet', nurse))).toBe('HXKPX');
    await succeed(confirm(nurse));
    const [row] = await queryDatabase(
      `select counted_by, witnessed_by from public.controlled_counts where id = '${p_id}'`,
    );
    expect(row).toEqual({ counted_by: people.aide.id, witnessed_by: people.tablet.id });
  });
});

describe('the key of offline data', () => {
  it('belongs to one session and is denied without a membership', async () => {
    const keys = async (name: Name) =>
      (await succeed(call(name, 'get_offline_keys', {}))) as readonly string[];
    const [mine] = await keys('aide');
    expect(mine).toMatch(/^[A-Za-z0-9+/]{43}=$/);
    expect(await keys('aide')).toEqual([mine]);
    expect(await keys('tablet')).not.toContain(mine);
    expect(await keys('former')).toEqual([]);
    const outsider = await person('operator');
    expect(await succeed(as(outsider).rpc('get_offline_keys'))).toEqual([]);
    // A new sign-in gets a new key, and reads what the last one left unsent.
    await queryDatabase(
      `update private.offline_keys set session_id = gen_random_uuid() where user_id = '${people.aide.id}'`,
    );
    const [next, ...earlier] = await keys('aide');
    expect(next).not.toBe(mine);
    expect(earlier).toEqual([mine]);
  });
});
