import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow, keys } from './team.ts';

const AT = '2026-05-01T15:00:00Z';
let community: string;
let unit: string;
let director: Person;
let sales: Person;
let office: Person;
let caregiver: Person;
let neighbor: Person;

async function hire(position: string): Promise<Person> {
  const hired = await person('operator');
  await insertRow('community_members', { community_id: community, user_id: hired.id, position });
  return hired;
}

const addProspect = (values: object = {}) =>
  insertRow('resident_prospects', { community_id: community, name: 'Ada Byron', ...values });
const record = (who: Person, p_prospect_id: string, p_type: string, values: object = {}) =>
  as(who).rpc('record_prospect_event', {
    p_id: randomUUID(),
    p_prospect_id,
    p_type,
    p_at: AT,
    ...values,
  });
const moveIn = (who: Person, p_prospect_id: string, values: object = {}) =>
  as(who).rpc('move_in_prospect', {
    p_id: randomUUID(),
    p_prospect_id,
    p_at: AT,
    p_unit_id: unit,
    ...values,
  });

beforeAll(async () => {
  director = await person('operator');
  community = randomUUID();
  await succeed(
    as(director).rpc('create_community', { p_id: community, p_values: { name: 'Maple Court' } }),
  );
  sales = await hire('sales');
  office = await hire('business_office');
  caregiver = await person('operator');
  await insertRow('community_members', {
    community_id: community,
    user_id: caregiver.id,
    position: 'caregiver',
  });
  neighbor = await person('operator');
  await succeed(
    as(neighbor).rpc('create_community', { p_id: randomUUID(), p_values: { name: 'Ash' } }),
  );
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  unit = await insertRow('units', { floor_id: floor, name: '101', type: 'studio' });
});

describe('prospects', () => {
  it('are closed to caregivers and other communities, by table, call, search, and count', async () => {
    const ada = await addProspect();
    for (const outsider of [caregiver, neighbor]) {
      expect(await succeed(as(outsider).from('resident_prospects').select('id'))).toEqual([]);
      expect(
        await succeed(as(outsider).rpc('find_resident_prospects', { p_words: 'Ada' })),
      ).toEqual([]);
      expect(await succeed(as(outsider).rpc('count_resident_prospects'))).toBe(0);
      expect(await codeOf(record(outsider, ada, 'tour'))).toBe('42501');
      expect(await codeOf(moveIn(outsider, ada))).toBe('42501');
      const period = { p_community_id: community, p_from: '2026-01-01', p_to: '2026-12-31' };
      const waitlist = as(outsider).rpc('list_waitlist', { p_community_id: community });
      expect(await codeOf(waitlist)).toBe('42501');
      expect(await codeOf(as(outsider).rpc('get_prospect_conversion', period))).toBe('42501');
      const rows = as(outsider).rpc('list_conversion_rows', { ...period, p_measure: 'inquired' });
      expect(await codeOf(rows)).toBe('42501');
    }
  });

  it('can’t be given a stage, deposit, or resident by writing the table', async () => {
    const ada = await addProspect();
    for (const change of [{ stage: 'moved_in' }, { deposit: 1 }, { waitlisted_at: AT }]) {
      const changed = as(sales).from('resident_prospects').update(change).eq('id', ada);
      expect(await codeOf(changed)).toBe('42501');
    }
    const event = { prospect_id: ada, community_id: community, type: 'tour', at: AT };
    expect(await codeOf(as(sales).from('prospect_events').insert(event))).toBe('42501');
  });

  it('record a repeated event once and reject one that can’t follow', async () => {
    const ada = await addProspect();
    const p_id = randomUUID();
    await succeed(record(sales, ada, 'deposit', { p_id, p_amount: 500 }));
    await succeed(record(sales, ada, 'deposit', { p_id, p_amount: 500 }));
    const [row] = await succeed(
      as(sales).from('resident_prospects').select('stage, deposit').eq('id', ada),
    );
    expect(row).toEqual({ stage: 'deposit', deposit: 500 });
    expect(await codeOf(record(sales, ada, 'reopened'))).toBe('HXOWE');
    expect(await codeOf(record(sales, ada, 'moved_in'))).toBe('HXOWE');
    expect(await codeOf(record(sales, ada, 'deposit_returned', { p_amount: 501 }))).toBe('HXOWE');
    expect(await codeOf(record(sales, ada, 'deposit', { p_amount: 'NaN' }))).toBeDefined();
    expect(await codeOf(record(sales, ada, 'tour', { p_at: '2099-01-01T00:00:00Z' }))).toBe(
      'HXOST',
    );
  });

  it('reserve a vacant unit with a deposit and release it when lost', async () => {
    const ada = await addProspect();
    const statusOf = async () => {
      const board = (await succeed(
        as(sales).rpc('get_census_board', { p_community_id: community }),
      )) as unknown as { units: { id: string; status: string }[] };
      return board.units.find(({ id }) => id === unit)?.status;
    };
    await succeed(record(sales, ada, 'deposit', { p_amount: 500, p_unit_id: unit }));
    expect(await statusOf()).toBe('reserved');
    const other = await addProspect();
    const again = record(sales, other, 'deposit', { p_amount: 500, p_unit_id: unit });
    expect(await codeOf(again)).toBe('HXOSF');
    await succeed(record(sales, ada, 'lost', { p_reason: 'price' }));
    expect(await statusOf()).toBe('ready');
  });
});

describe('the waitlist', () => {
  it('puts spouses first, then deposits, then the time of joining, and two declined units last', async () => {
    const names = ['Deposit', 'Spouse', 'Early', 'Late', 'Declined'];
    for (const [index, name] of names.entries()) {
      const id = await addProspect({
        name,
        unit_types: ['two_bedroom'],
        ...(name === 'Spouse' && { waitlist_priority: 'spouse' }),
      });
      const joined = { early: 1, late: 5, declined: 0 }[name.toLowerCase()] ?? 9 + index;
      await succeed(
        record(sales, id, 'waitlist_joined', { p_at: `2026-03-${10 + joined}T12:00:00Z` }),
      );
      if (name === 'Deposit') await succeed(record(sales, id, 'deposit', { p_amount: 900 }));
      if (name !== 'Declined') continue;
      await succeed(record(sales, id, 'offer_declined'));
      await succeed(record(sales, id, 'offer_declined'));
    }
    const rows = (await succeed(
      as(sales).rpc('list_waitlist', { p_community_id: community, p_unit_type: 'two_bedroom' }),
    )) as unknown as { name: string }[];
    expect(rows.map(({ name }) => name)).toEqual([
      'Spouse',
      'Deposit',
      'Early',
      'Late',
      'Declined',
    ]);
  });
});

describe('a move-in', () => {
  it('requires a complete checklist, which only a director can skip with a reason', async () => {
    const ada = await addProspect();
    expect(await codeOf(moveIn(sales, ada))).toBe('42501');
    expect(await codeOf(moveIn(office, ada, { p_reason: 'She arrives today' }))).toBe('HXOWC');
    expect(await codeOf(moveIn(director, ada))).toBe('HXOWR');
  });

  it('creates resident, contact, payor, and stay without retyping, once', async () => {
    const ada = await addProspect({
      name: 'Ada King',
      birth_date: '1940-12-10',
      contact_name: 'Byron King',
      contact_phone: '555-0101',
      payor: 'va',
    });
    await succeed(record(sales, ada, 'application'));
    const items = as(office).from('move_in_items');
    const done = items.update({ done_on: '2026-04-30' }).eq('prospect_id', ada).select('id');
    expect((await succeed(done)).length).toBeGreaterThan(5);
    const p_id = randomUUID();
    const resident = await succeed(moveIn(office, ada, { p_id }));
    expect(resident).toBe(p_id);
    expect(await succeed(moveIn(office, ada, { p_id: randomUUID() }))).toBe(p_id);
    const [moved] = await succeed(
      as(office).from('residents').select('name, status, unit_id').eq('id', p_id),
    );
    expect(moved).toEqual({ name: 'Ada King', status: 'in_house', unit_id: unit });
    const of = (table: string, column: string) =>
      keys().from(table).select(column).eq('resident_id', p_id);
    expect(await succeed(of('resident_contacts', 'name'))).toEqual([{ name: 'Byron King' }]);
    expect(await succeed(of('resident_payors', 'payor'))).toEqual([{ payor: 'va' }]);
    expect(await succeed(of('resident_access_log', 'user_id'))).toEqual([{ user_id: office.id }]);
  });

  it('is counted by the conversion report, whose figures equal their rows', async () => {
    const period = { p_community_id: community, p_from: '2020-01-01', p_to: '2021-01-01' };
    for (const [index, type] of ['tour', 'deposit', 'lost', 'lost'].entries()) {
      const id = await addProspect({ inquired_on: `2020-02-0${index + 1}`, source: 'call' });
      const values = { tour: {}, deposit: { p_amount: 10 } }[type] ?? { p_reason: 'location' };
      await succeed(record(sales, id, type, { ...values, p_at: '2026-02-10T12:00:00Z' }));
    }
    const report = (await succeed(as(sales).rpc('get_prospect_conversion', period))) as unknown as {
      measures: Record<string, number>;
      lost_reasons: unknown;
    };
    expect(report.measures).toEqual({ inquired: 4, toured: 1, deposited: 1, lost: 2, open: 2 });
    expect(report.lost_reasons).toEqual([{ reason: 'location', count: 2 }]);
    for (const [p_measure, count] of Object.entries(report.measures)) {
      const rows = as(sales).rpc('list_conversion_rows', { ...period, p_measure });
      expect(await succeed(rows)).toHaveLength(count);
    }
  });
});

it('shows what a resident shares only to positions that record consents', async () => {
  const [resident] = await succeed(
    keys().from('residents').select('id').eq('community_id', community),
  );
  const relative = await hire('family');
  const consents = (who: Person) =>
    as(who).rpc('list_resident_consents', { p_resident_id: resident?.id });
  const grant = { p_resident_id: resident?.id, p_item: 'care', p_is_granted: true };
  const [profile] = await succeed(keys().from('profiles').select('email').eq('id', relative.id));
  await succeed(as(sales).rpc('set_resident_consent', { ...grant, p_email: profile?.email }));
  expect(await succeed(consents(sales))).toMatchObject([{ items: ['care'] }]);
  for (const other of [caregiver, relative, neighbor]) {
    expect(await succeed(consents(other))).toEqual([]);
  }
});

it('prevents a community’s only director from deleting their account', async () => {
  const sole = await succeed(as(director).rpc('my_account_deletion'));
  expect(JSON.stringify(sole)).toContain('"what":"community"');
  await hire('executive_director');
  const shared = await succeed(as(director).rpc('my_account_deletion'));
  expect(JSON.stringify(shared)).not.toContain('"what":"community"');
});
