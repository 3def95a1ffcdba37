import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { matchColumns } from '#shared/imports/columnMapping.ts';
import { createRowValidator } from '#shared/imports/rowValidation.ts';
import { isDryRun, isImportOutcome } from '../../renderer/workbench/import/importApi.ts';
import { COMMUNITY_IMPORTS } from '../../shared/operator/imports.ts';
import { DOSE_SCHEDULES } from '../../shared/operator/medications.ts';
import { as, keys } from '../security/operator/team.ts';
import { queryDatabase } from '../security/sql.ts';
import { type Person, person, succeed } from '../security/world.ts';

type Values = Record<string, unknown>;

let director: Person;
let nurse: Person;
let community: string;

/** Stages rows; the first is row 2 of the file. */
async function stage(who: Person, kind: string, rows: readonly Values[]): Promise<string> {
  const p_id = randomUUID();
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  await succeed(
    as(who).rpc('begin_import', {
      p_id,
      p_kind: kind,
      p_file_name: `${kind}.csv`,
      p_columns: columns,
      p_community_id: community,
    }),
  );
  const staged = rows.map((values, index) => ({ at: index + 2, values }));
  await succeed(as(who).rpc('stage_import_rows', { p_id, p_rows: staged }));
  return p_id;
}
const judge = async (who: Person, id: string) => {
  const result: unknown = await succeed(as(who).rpc('validate_import', { p_id: id }));
  if (!isDryRun(result)) throw new Error(`No dry run: ${JSON.stringify(result)}`);
  return result;
};
const finish = async (who: Person, id: string, total: number, duplicates = 'skip') => {
  const done = { p_id: id, p_total: total, p_duplicates: duplicates };
  const result: unknown = await succeed(as(who).rpc('finish_import', done));
  if (!isImportOutcome(result)) throw new Error(`No outcome: ${JSON.stringify(result)}`);
  return result;
};
const undo = (who: Person, id: string, edited = 'keep') =>
  succeed(as(who).rpc('undo_import', { p_id: id, p_edited: edited }));
const stateOf = (who: Person, id: string) => succeed(as(who).rpc('import_state', { p_id: id }));
async function take(who: Person, kind: string, rows: readonly Values[], duplicates = 'skip') {
  const id = await stage(who, kind, rows);
  expect((await judge(who, id)).errors).toEqual([]);
  return { id, outcome: await finish(who, id, rows.length, duplicates) };
}
const rowsOf = (table: string, where = '') =>
  queryDatabase(
    `select * from public.${table} where community_id = '${community}' ${where} order by id`,
  );
const count = async (table: string, where = '') => (await rowsOf(table, where)).length;

beforeAll(async () => {
  director = await person('operator');
  nurse = await person('operator');
});

/** Each test has a community of its own. */
async function begin() {
  community = randomUUID();
  const added = { p_id: community, p_values: { name: 'Maple Court' } };
  await succeed(as(director).rpc('create_community', added));
  await succeed(
    keys()
      .from('community_members')
      .insert({ community_id: community, user_id: nurse.id, position: 'nurse' })
      .select('id'),
  );
}
const UNITS = [
  { building: 'North', floor: 'Floor 1', name: '101', type: 'studio', market_rate: 5000 },
  {
    building: 'North',
    floor: 'Floor 1',
    name: '102',
    type: 'semi_private',
    capacity: 2,
    beds: 'A, B',
  },
  { building: 'South', floor: 'Floor 1', name: '101', market_rate: 4000 },
];
const ADA = {
  name: 'Ada Lovelace',
  birth_date: '1935-12-10',
  unit: '102',
  bed: 'B',
  moved_in_on: '2026-03-01',
};

it('adds units with their buildings, floors, and beds, and undoes all of it', async () => {
  await begin();
  const { id, outcome } = await take(director, 'units', UNITS);
  expect(outcome).toEqual({ state: 'done', added: 3, changed: 0, skipped: 0 });
  expect([await count('buildings'), await count('floors'), await count('beds')]).toEqual([2, 2, 2]);
  expect(await finish(director, id, 3)).toEqual(outcome);
  const again = await stage(director, 'units', UNITS);
  expect(await judge(director, again)).toMatchObject({ rows: 3, known: 3, errors: [] });
  expect(await undo(director, id)).toMatchObject({ state: 'undone', removed: 3 });
  expect([await count('buildings'), await count('units'), await count('beds')]).toEqual([0, 0, 0]);
});

it('adds residents with identity, payor, and move-in, and undoes all of it', async () => {
  await begin();
  await take(director, 'units', UNITS);
  const { id } = await take(director, 'residents', [
    { ...ADA, payor: 'medicaid' },
    { name: 'Ben Pending' },
  ]);
  const [ada] = await rowsOf('residents', `and name = 'Ada Lovelace'`);
  expect(ada).toMatchObject({ status: 'in_house', moved_in_on: expect.anything() });
  const board = await succeed(
    as(director).rpc('get_census_board', { p_community_id: community, p_day: '2026-04-01' }),
  );
  expect(board).toMatchObject({ census: 1, occupied: 0.5 });
  expect([await count('resident_identities'), await count('resident_payors')]).toEqual([1, 1]);
  expect(await undo(director, id)).toMatchObject({ removed: 2 });
  expect([await count('residents'), await count('stay_events')]).toEqual([0, 0]);
});

it('reports each rejected row and cell, and imports them once fixed', async () => {
  await begin();
  await take(director, 'units', UNITS);
  const id = await stage(director, 'residents', [
    ADA,
    { name: 'In a taken bed', unit: '102', bed: 'B', moved_in_on: '2026-04-01' },
    { name: 'In two units', unit: '101', moved_in_on: '2026-04-01' },
    { name: 'Nowhere', unit: '999', moved_in_on: '2026-04-01' },
    { name: 'Never', unit: '102' },
    { name: 'Tomorrow', unit: '102', moved_in_on: '2099-01-01' },
    { name: 'Too old', birth_date: '1801-01-01' },
    { name: 'Ada Lovelace', birth_date: '1935-12-10' },
    { name: '   ' },
    { name: 'No birth date', medicare_number: '1EG4' },
  ]);
  const { errors, repeated } = await judge(director, id);
  expect(errors.map(({ at, field, code }) => [at, field, code])).toEqual([
    [3, 'unit', 'HXOSF'],
    [4, 'unit', 'HXRIV'],
    [5, 'unit', 'HXRIU'],
    [6, 'moved_in_on', 'HXRID'],
    [7, 'moved_in_on', 'HXOST'],
    [8, 'birth_date', '23514'],
    [10, 'name', '23514'],
    [11, 'birth_date', '23502'],
  ]);
  expect(repeated).toBe(1);
  expect(await count('residents')).toBe(0);
  const failed = await as(director).rpc('finish_import', {
    p_id: id,
    p_total: 10,
    p_duplicates: 'skip',
  });
  expect(failed.error?.code).toBe('HXOSF');
  expect(await count('residents')).toBe(0);
});

it('changes market rates and restores them, but not rates changed since', async () => {
  await begin();
  await take(director, 'units', UNITS);
  const rates = [
    { building: 'north', name: '101', market_rate: 5500 },
    { building: 'South', name: '101', market_rate: 4000 },
    { name: '102', market_rate: 3900 },
  ];
  const { id, outcome } = await take(director, 'unit_rates', rates);
  expect(outcome).toMatchObject({ added: 0, changed: 2, skipped: 1 });
  await succeed(
    as(director)
      .from('units')
      .update({ market_rate: 4100 })
      .eq('name', '102')
      .eq('community_id', community)
      .select('id'),
  );
  expect(await stateOf(director, id)).toMatchObject({ edited: 1 });
  expect(await undo(director, id)).toMatchObject({ restored: 1 });
  const now = await rowsOf('units', `and market_rate in (5000, 4000, 4100)`);
  expect(now).toHaveLength(3);
});

it('adds contacts to residents found by name and birth date, and logs it', async () => {
  await begin();
  await take(director, 'residents', [
    { name: 'Ada Lovelace', birth_date: '1935-12-10' },
    { name: 'Ben Grey', birth_date: '1936-01-01' },
  ]);
  await take(director, 'residents', [{ name: 'Ada Lovelace', birth_date: '1940-05-05' }], 'create');
  const id = await stage(nurse, 'resident_contacts', [
    {
      resident: 'Lovelace, Ada',
      birth_date: '1940-05-05',
      name: 'Nora Lovelace',
      roles: ['emergency'],
    },
    { resident: 'Ada Lovelace', name: 'Whose daughter' },
    { resident: 'Cleo', name: 'Rose Grey' },
    { resident: 'ben  grey', name: 'Ruth Grey', phone: 'call her' },
  ]);
  expect((await judge(nurse, id)).errors.map(({ at, field, code }) => [at, field, code])).toEqual([
    [3, 'resident', 'HXRIA'],
    [4, 'resident', 'HXRIM'],
    [5, 'phone', '23514'],
  ]);
  const { id: fixed } = await take(nurse, 'resident_contacts', [
    {
      resident: 'Lovelace, Ada',
      birth_date: '1940-05-05',
      name: 'Nora Lovelace',
      roles: ['emergency'],
    },
  ]);
  const log = await queryDatabase(
    `select reason from public.resident_access_log where community_id = '${community}' and user_id = '${nurse.id}'`,
  );
  expect(log.map(({ reason }) => reason)).toContain('Import of resident contacts');
  const { id: changed, outcome } = await take(
    nurse,
    'resident_contacts',
    [
      {
        resident: 'Ada Lovelace',
        birth_date: '1940-05-05',
        name: 'nora lovelace',
        phone: '614 555 0100',
      },
    ],
    'update',
  );
  expect(outcome).toMatchObject({ added: 0, changed: 1 });
  expect(await undo(nurse, changed)).toMatchObject({ restored: 1 });
  expect(await undo(nurse, fixed, 'remove')).toMatchObject({ state: 'undone' });
});

it('enters orders pending a review, and keeps those that a nurse reviewed', async () => {
  await begin();
  await take(director, 'residents', [{ name: 'Ada Lovelace' }]);
  const order = {
    resident: 'Ada Lovelace',
    drug: 'Lisinopril',
    dose: '10 mg',
    route: 'oral',
    schedule: 'bid',
    prescriber: 'Dr. Ray',
  };
  const { id } = await take(nurse, 'medication_orders', [
    order,
    { ...order, drug: 'Metformin', schedule: 'custom', times: '7:30; 17:00' },
    { ...order, drug: 'Acetaminophen', schedule: 'prn', prn_reason: 'pain' },
  ]);
  const orders = await rowsOf('medication_orders');
  const entered = orders.map(({ drug, times, reviewed_at }) => [drug, String(times), reviewed_at]);
  expect(entered.toSorted()).toEqual([
    ['Acetaminophen', expect.any(String), null],
    ['Lisinopril', expect.stringContaining('08:00:00,20:00:00'), null],
    ['Metformin', expect.stringContaining('07:30:00,17:00:00'), null],
  ]);
  const lisinopril = orders.find(({ drug }) => drug === 'Lisinopril');
  await succeed(as(nurse).rpc('review_medication_order', { p_id: lisinopril?.id }));
  expect(await stateOf(nurse, id)).toMatchObject({ edited: 1 });
  expect(await undo(nurse, id)).toMatchObject({ removed: 2 });
  const left = await rowsOf('medication_orders');
  expect(left.map(({ drug }) => drug)).toEqual(['Lisinopril']);
  const wrong = await stage(nurse, 'medication_orders', [
    { ...order, drug: 'Aspirin', times: 'morning' },
    { ...order, drug: 'Ibuprofen', schedule: 'prn' },
    { ...order, drug: 'Warfarin', route: 'by mail' },
  ]);
  expect((await judge(nurse, wrong)).errors.map(({ at, field }) => [at, field])).toEqual([
    [2, 'times'],
    [3, 'prn_reason'],
    [4, 'route'],
  ]);
});

it('accepts the same schedule times as the form', async () => {
  for (const { value, times } of DOSE_SCHEDULES) {
    const [row] = await queryDatabase(
      `select private.get_schedule_times('${value}')::text as times`,
    );
    expect(row?.times, value).toBe(`{${times.map((time) => `${time}:00`).join(',')}}`);
  }
});

it('imports every sample file of the app unchanged', async () => {
  await begin();
  for (const name of ['units', 'rates', 'residents', 'contacts', 'orders'] as const) {
    const { noun, sample } = COMMUNITY_IMPORTS[name];
    const head = noun.fields.map(({ label }) => label);
    const matching = matchColumns(noun, head);
    expect(matching, name).toEqual(noun.fields.map((field) => field.name));
    const validate = createRowValidator(noun, matching, head);
    const rows = sample.map((row, index) =>
      validate(
        { at: index + 2, cells: noun.fields.map((field) => row[field.name] ?? null) },
        new Map(),
      ),
    );
    expect(rows.flatMap(({ faults }) => faults)).toEqual([]);
    const who = name === 'orders' ? nurse : director;
    const { outcome } = await take(
      who,
      noun.kind,
      rows.map(({ values }) => values),
    );
    expect(outcome.added + outcome.changed, name).toBe(sample.length);
  }
  expect(await count('residents', `and status = 'in_house'`)).toBe(2);
});
