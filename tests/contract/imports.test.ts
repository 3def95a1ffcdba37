import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import {
  isDryRun,
  isImportOutcome,
  isUndoPreview,
  isUndoResult,
} from '../../renderer/workbench/import/importApi.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

let owner: Person;
let teammate: Person;

interface Staged {
  readonly at: number;
  readonly values: Record<string, unknown>;
}
const FIELDS = ['name', 'email', 'company', 'tags', 'do_not_contact', 'state'];

const beginImport = (who: Person, id: string, fields = FIELDS) =>
  who.client.rpc('begin_import', {
    p_id: id,
    p_kind: 'contacts',
    p_file_name: 'clients.csv',
    p_columns: fields,
  });
const stage = (who: Person, id: string, rows: readonly Staged[]) =>
  who.client.rpc('stage_import_rows', { p_id: id, p_rows: rows as never });
const judge = async (who: Person, id: string) => {
  const result: unknown = await succeed(who.client.rpc('validate_import', { p_id: id }));
  if (!isDryRun(result)) throw new Error(`No dry run: ${JSON.stringify(result)}`);
  return result;
};
const finish = async (who: Person, id: string, total: number, duplicates = 'skip') => {
  const result: unknown = await succeed(
    who.client.rpc('finish_import', { p_id: id, p_total: total, p_duplicates: duplicates }),
  );
  if (!isImportOutcome(result)) throw new Error(`No outcome: ${JSON.stringify(result)}`);
  return result;
};
const undo = async (who: Person, id: string, edited: string) => {
  const result: unknown = await succeed(
    who.client.rpc('undo_import', { p_id: id, p_edited: edited }),
  );
  if (!isUndoResult(result)) throw new Error(`Nothing undone: ${JSON.stringify(result)}`);
  return result;
};
const since = async (who: Person, id: string) => {
  const result: unknown = await succeed(who.client.rpc('import_state', { p_id: id }));
  if (!isUndoPreview(result)) throw new Error(`No state: ${JSON.stringify(result)}`);
  return result;
};
const listed = (who: Person, company: string) =>
  succeed(
    who.client
      .from('contacts')
      .select('id, name, email, version, tags, state')
      .eq('company', company)
      .is('deleted_at', null)
      .order('name'),
  );

/** Stages rows of their own company in two batches, one of which is sent twice. */
async function staged(who: Person, company: string, rows: readonly Record<string, unknown>[]) {
  const id = randomUUID();
  await succeed(beginImport(who, id));
  const all = rows.map((values, index) => ({ at: index + 2, values: { company, ...values } }));
  const half = Math.ceil(all.length / 2);
  for (const batch of [all.slice(0, half), all.slice(0, half), all.slice(half)]) {
    if (batch.length > 0) await succeed(stage(who, id, batch));
  }
  return id;
}

beforeAll(async () => {
  owner = await tenantOwner();
  teammate = await memberOf(owner.tenantId);
});

it("imports a file into the team's records once however often it is sent, and undoes it", async () => {
  const company = randomUUID();
  const id = await staged(owner, company, [
    { name: 'Ada', email: `ada@${company}.example`, tags: ['late'], state: 'TX' },
    { name: 'Ben' },
    { name: 'Cleo', do_not_contact: true },
  ]);
  expect(await judge(owner, id)).toMatchObject({ rows: 3, known: 0, repeated: 0, errors: [] });
  expect(await listed(owner, company)).toEqual([]);
  const outcomes = await Promise.all([finish(owner, id, 3), finish(owner, id, 3)]);
  expect(outcomes).toEqual(Array(2).fill({ state: 'done', added: 3, changed: 0, skipped: 0 }));
  const rows = await listed(teammate, company);
  expect(rows).toMatchObject([
    { name: 'Ada', version: 1, tags: ['late'], state: 'TX' },
    { name: 'Ben', tags: [] },
    { name: 'Cleo' },
  ]);
  const line = await succeed(
    owner.client.rpc('record_timeline', { p_kind: 'contacts', p_id: String(rows[0]?.id) }),
  );
  expect(line[0]).toMatchObject({ act: 'imported' });
  expect(await undo(owner, id, 'keep')).toMatchObject({ state: 'undone', removed: 3 });
  expect(await undo(owner, id, 'keep')).toMatchObject({ state: 'undone', removed: 0 });
  expect(await listed(owner, company)).toEqual([]);
  const [earlier] = await succeed(owner.client.rpc('my_imports', { p_kind: 'contacts' }));
  expect(earlier).toMatchObject({ id, file_name: 'clients.csv', state: 'undone', added: 3 });
});

it('skips, updates or duplicates existing records as chosen', async () => {
  const company = randomUUID();
  const mail = (name: string) => `${name}@${company}.example`;
  await succeed(
    owner.client
      .from('contacts')
      .insert([
        { name: 'Ada Old', company, email: mail('ada').toUpperCase(), state: 'FL' },
        { name: `Ben ${company}`, company },
      ])
      .select('id'),
  );
  const file = [
    { name: 'Ada New', email: mail('ada'), state: 'TX' },
    { name: `ben ${company}` },
    { name: 'Cleo', email: mail('cleo') },
    { name: 'Cleo again', email: mail('cleo') },
  ];
  const skipping = await staged(teammate, company, file);
  const { known, repeated, examples } = await judge(teammate, skipping);
  expect([known, repeated, examples.map(({ title }) => title)]).toEqual([
    2,
    1,
    ['Ada Old', `Ben ${company}`],
  ]);
  expect(await finish(teammate, skipping, 4)).toMatchObject({ added: 1, changed: 0, skipped: 3 });
  expect(await undo(teammate, skipping, 'remove')).toMatchObject({ removed: 1, restored: 0 });

  const updating = await staged(teammate, company, file);
  expect(await finish(teammate, updating, 4, 'update')).toMatchObject({
    added: 1,
    changed: 2,
    skipped: 1,
  });
  expect(await listed(owner, company)).toMatchObject([
    { name: 'Ada New', state: 'TX', version: 2 },
    { name: 'Cleo' },
    { name: `ben ${company}`, version: 2 },
  ]);
  expect(await undo(teammate, updating, 'keep')).toMatchObject({ removed: 1, restored: 2 });
  expect(await listed(owner, company)).toMatchObject([
    { name: 'Ada Old', state: 'FL' },
    { name: `Ben ${company}` },
  ]);

  const adding = await staged(teammate, company, file);
  expect(await finish(teammate, adding, 4, 'create')).toMatchObject({ added: 4, skipped: 0 });
  expect(await listed(owner, company)).toHaveLength(6);
});

it('lists rows edited since before an undo, and keeps or undoes them as chosen', async () => {
  for (const choice of ['keep', 'remove']) {
    const company = randomUUID();
    const id = await staged(owner, company, [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }]);
    await finish(owner, id, 3, 'create');
    await succeed(
      teammate.client
        .from('contacts')
        .update({ state: 'TX' })
        .eq('company', company)
        .eq('name', 'Ada')
        .select('id'),
    );
    await succeed(
      teammate.client
        .from('contacts')
        .update({ deleted_at: new Date().toISOString() })
        .eq('company', company)
        .eq('name', 'Ben')
        .select('id'),
    );
    expect(await since(owner, id)).toMatchObject({ edited: 1, gone: 1 });
    const removed = choice === 'keep' ? 1 : 2;
    expect(await undo(owner, id, choice)).toMatchObject({ removed });
    expect(await listed(owner, company)).toHaveLength(choice === 'keep' ? 1 : 0);
  }
});

it('rejects the import if the table rejects a row, and reports row and column first', async () => {
  const company = randomUUID();
  const id = await staged(owner, company, [
    { name: 'Ada' },
    { name: 'Ben', state: 'Texas' },
    { email: 'nameless@x.example' },
    { name: 'Dan', email: 'no address' },
  ]);
  expect((await judge(owner, id)).errors).toEqual([
    { at: 3, field: 'state' },
    { at: 4, field: 'name' },
    { at: 5, field: 'email' },
  ]);
  const failed = await owner.client.rpc('finish_import', {
    p_id: id,
    p_total: 4,
    p_duplicates: 'create',
  });
  expect(failed.error?.code).toMatch(/^23/);
  expect(await listed(owner, company)).toEqual([]);
  await succeed(stage(owner, id, [{ at: 3, values: { company, name: 'Ben', state: 'TX' } }]));
  expect((await judge(owner, id)).errors.map(({ at }) => at)).toEqual([4, 5]);
});

it('detects missing rows', async () => {
  const id = await staged(owner, randomUUID(), [{ name: 'Ada' }]);
  const { error } = await owner.client.rpc('finish_import', {
    p_id: id,
    p_total: 2,
    p_duplicates: 'skip',
  });
  expect(error?.code).toBe('HXRIC');
});
