import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { service } from '../../support/backend.ts';
import { content } from '../areas/underwriting/statements.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let owner: Person & { readonly tenantId: string };
let teammate: Person;
let outsider: Person;
let buyer: Person;

beforeAll(async () => {
  const [one, other, alone] = await Promise.all([tenantOwner(), tenantOwner(), person('buyer')]);
  owner = one as typeof owner;
  outsider = other;
  buyer = alone;
  teammate = await memberOf(owner.tenantId);
});

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const addStatement = async (who: Person, values: object = {}): Promise<string> => {
  const insert = who.client
    .from('underwriting_statements')
    .insert({ name: 'Maple Court', ...values });
  return (await succeed(insert.select('id').single())).id;
};

const save = (who: Person, p_statement_id: string, more: object = {}, of: object = {}) =>
  who.client.rpc('save_underwriting_statement_version', {
    p_id: randomUUID(),
    p_statement_id,
    p_base: 0,
    p_content: { ...content, ...of } as never,
    ...more,
  });

const versionsOf = (who: Person, id: string) =>
  succeed(
    who.client
      .from('underwriting_statement_versions')
      .select('id, number, locked_at, by')
      .eq('statement_id', id)
      .order('number'),
  );

async function savedVersion(who: Person) {
  const statementId = await addStatement(who);
  await succeed(save(who, statementId));
  const [version] = await versionsOf(who, statementId);
  return { statementId, versionId: version?.id ?? '' };
}

const entry = {
  kind: 'one_time',
  account: '5400',
  cents: -1_250_000,
  reason: 'Storm repairs in May',
  evidence: 'Invoice 4417',
};

const adjust = (who: Person, p_version_id: string, more: object = {}) =>
  who.client.rpc('add_underwriting_adjustment', {
    p_id: randomUUID(),
    p_version_id,
    p_entry: { ...entry, ...more } as never,
  });

const read = (
  who: Person,
  table: 'underwriting_statement_lines' | 'underwriting_adjustments',
  id: string,
) => succeed(who.client.from(table).select('version_id, account').eq('version_id', id));

describe('statement access', () => {
  it('opens statements, lines, and adjustments to the team and to no other workspace', async () => {
    const { statementId, versionId } = await savedVersion(owner);
    await succeed(adjust(teammate, versionId));
    for (const table of ['underwriting_statement_lines', 'underwriting_adjustments'] as const) {
      expect(await read(teammate, table, versionId)).toHaveLength(1);
      expect(await read(outsider, table, versionId)).toEqual([]);
    }
    expect(await versionsOf(outsider, statementId)).toEqual([]);
    expect(await codeOf(save(outsider, statementId, { p_base: 1 }))).toBe('HXUTN');
    expect(await codeOf(adjust(outsider, versionId))).toBe('HXUTN');
    const lock = outsider.client.rpc('lock_underwriting_statement_version', {
      p_version_id: versionId,
    });
    expect(await codeOf(lock)).toBe('HXUTN');
    const copy = outsider.client.rpc('copy_underwriting_statement_version', {
      p_id: randomUUID(),
      p_version_id: versionId,
    });
    expect(await codeOf(copy)).toBe('HXUTN');
  });

  it('hides a private statement from teammates with everything below it', async () => {
    const { statementId, versionId } = await savedVersion(owner);
    const hide = owner.client.from('underwriting_statements').update({ sharing: 'private' });
    await succeed(hide.eq('id', statementId).select('id'));
    expect(await read(teammate, 'underwriting_statement_lines', versionId)).toEqual([]);
    expect(await codeOf(adjust(teammate, versionId))).toBe('HXUTN');
  });

  it('lets a buyer without a team save statements and mappings', async () => {
    const statementId = await addStatement(buyer);
    const p_mappings = [{ key: 'contract services', account: '5400' }];
    await succeed(save(buyer, statementId, { p_mappings }));
    const mine = buyer.client.from('underwriting_account_mappings').select('label_key, account');
    expect(await succeed(mine)).toEqual([{ label_key: 'contract services', account: '5400' }]);
    expect(await versionsOf(owner, statementId)).toEqual([]);
    const theirs = owner.client.from('underwriting_account_mappings').select('label_key');
    expect(await succeed(theirs.eq('label_key', 'contract services'))).toEqual([]);
  });

  it('saves mappings for the workspace, which no other workspace can read or change', async () => {
    const statementId = await addStatement(owner);
    const p_mappings = [{ key: 'corporate allocation', account: '5900' }];
    await succeed(save(owner, statementId, { p_mappings }));
    const known = teammate.client
      .from('underwriting_account_mappings')
      .select('account, workspace_id');
    const [mapping] = await succeed(known.eq('label_key', 'corporate allocation'));
    expect(mapping?.account).toBe('5900');
    const remove = outsider.client.from('underwriting_account_mappings').delete();
    await succeed(remove.eq('label_key', 'corporate allocation').select('label_key'));
    expect(await succeed(known)).toHaveLength(1);
    const forge = outsider.client
      .from('underwriting_account_mappings')
      .insert({ workspace_id: mapping?.workspace_id ?? '', label_key: 'rent', account: '7000' });
    expect(await codeOf(forge)).toBe('42501');
  });

  it("rejects another statement's file as its source", async () => {
    const statementId = await addStatement(owner);
    const file = {
      id: randomUUID(),
      kind: 'underwriting_statements',
      record_id: await addStatement(outsider),
      workspace_id: outsider.id,
      path: randomUUID(),
      name: 'T12.csv',
      type: 'text/csv',
      size: 10,
    };
    await succeed(service().from('record_files').insert(file).select('id'));
    expect(await codeOf(save(owner, statementId, { p_file_id: file.id }))).toBe('HXRFM');
    const read = owner.client.from('record_files').select('id').eq('id', file.id);
    expect(await succeed(read)).toEqual([]);
  });
});

describe('a statement version', () => {
  it('never changes once it is locked', async () => {
    const { statementId, versionId } = await savedVersion(owner);
    await succeed(adjust(owner, versionId));
    await succeed(
      owner.client.rpc('lock_underwriting_statement_version', { p_version_id: versionId }),
    );
    expect(await codeOf(adjust(owner, versionId))).toBe('HXUTL');
    const entries = owner.client
      .from('underwriting_adjustments')
      .select('id')
      .eq('version_id', versionId);
    const [first] = await succeed(entries);
    const withdraw = owner.client.rpc('withdraw_underwriting_adjustment', {
      p_id: first?.id ?? '',
    });
    expect(await codeOf(withdraw)).toBe('HXUTL');
    const forge = owner.client
      .from('underwriting_statement_versions')
      .update({ locked_at: null } as never)
      .eq('id', versionId);
    expect(await codeOf(forge)).toBe('42501');
    const p_id = randomUUID();
    const copy = () =>
      owner.client.rpc('copy_underwriting_statement_version', { p_id, p_version_id: versionId });
    expect(await succeed(copy())).toBe(2);
    expect(await succeed(copy())).toBe(2);
    expect(await read(owner, 'underwriting_adjustments', p_id)).toHaveLength(1);
    expect(await versionsOf(owner, statementId)).toMatchObject([
      { number: 1 },
      { number: 2, locked_at: null },
    ]);
  });

  it('is saved once however often a request is repeated, and not over a newer one', async () => {
    const statementId = await addStatement(owner);
    const p_id = randomUUID();
    expect(await succeed(save(owner, statementId, { p_id }))).toBe(1);
    expect(await succeed(save(owner, statementId, { p_id }))).toBe(1);
    expect(await codeOf(save(teammate, statementId))).toBe('HXUTV');
    expect(await versionsOf(owner, statementId)).toHaveLength(1);
  });

  it('sets author, units, and status on the server', async () => {
    const { statementId, versionId } = await savedVersion(owner);
    const row = owner.client
      .from('underwriting_statements')
      .select('units, state, saved_version, ends_on');
    expect(await succeed(row.eq('id', statementId).single())).toEqual({
      units: 80,
      state: 'checked',
      saved_version: 1,
      ends_on: '2025-02-28',
    });
    await succeed(adjust(teammate, versionId, { by: owner.id }));
    const authors = owner.client
      .from('underwriting_adjustments')
      .select('by')
      .eq('version_id', versionId);
    expect(await succeed(authors)).toEqual([{ by: teammate.id }]);
    const forge = owner.client.from('underwriting_adjustments').insert({
      id: randomUUID(),
      version_id: versionId,
      by: teammate.id,
      ...entry,
    });
    expect(await codeOf(forge)).toBe('42501');
    const state = owner.client.from('underwriting_statements').update({ state: 'locked' } as never);
    expect(await codeOf(state.eq('id', statementId))).toBe('42501');
  });

  const [line] = content.lines;
  const doubt = { id: 'account:T12!A3', kind: 'account', cell: 'A3' };
  it.each([
    ['HXUTD', 'a doubt without an answer', { doubts: [{ ...doubt, answer: ' ' }] }],
    [
      'HXUTD',
      'a doubt with more than it may hold',
      { doubts: [{ ...doubt, answer: 'a', by: 'b' }] },
    ],
    [
      'HXUTD',
      'doubts of half a megabyte',
      { doubts: Array(2000).fill({ ...doubt, answer: 'a'.repeat(300) }) },
    ],
    ['HXUTI', 'no line', { lines: [] }],
    ['HXUTI', 'more than 2,000 lines', { lines: Array(2001).fill(line) }],
    ['HXUTI', 'an unknown account', { lines: [{ ...line, account: '1234' }] }],
    ['HXUTI', 'half a cent', { lines: [{ ...line, cents: [0.5, 1] }] }],
    ['HXUTI', 'a text for an amount', { lines: [{ ...line, cents: ['NaN', 1] }] }],
    ['HXUTI', 'an absurd amount', { lines: [{ ...line, cents: [1e14, 1] }] }],
    ['HXUTI', 'fewer amounts than months', { lines: [{ ...line, cents: [1], cells: ['B3'] }] }],
    ['HXUTI', 'a formula for a cell', { lines: [{ ...line, cells: ['=A1', 'C3'] }] }],
    ['HXUTI', 'a label that reorders text', { lines: [{ ...line, label: 'Rent\u202e' }] }],
    ['HXUTI', 'months that are not in a row', { months: ['2025-01', '2025-03'] }],
    ['HXUTI', 'a month that does not exist', { months: ['2025-13', '2025-14'] }],
    ['HXUTI', 'no units', { units: 0 }],
    [
      'HXUTI',
      'more occupied units than units',
      { unitMix: [{ type: 'Studio', units: 1, occupied: 2 }] },
    ],
    ['HXUTI', 'a unit mix that is no list', { unitMix: { type: 'Studio' } }],
  ])('rejects with %s %s', async (code, _what, of) => {
    const statementId = await addStatement(owner);
    expect(await codeOf(save(owner, statementId, {}, of))).toBe(code);
    expect(await versionsOf(owner, statementId)).toEqual([]);
  });

  it.each([
    ['no reason', { reason: ' ' }],
    ['no evidence', { evidence: '' }],
    ['an unknown kind', { kind: 'gift' }],
    ['an unknown account', { account: '1' }],
    ['a fee without a share', { kind: 'management_fee' }],
    ['a share above half of revenue', { kind: 'management_fee', cents: null, share: 0.6 }],
    ['half a cent', { cents: 0.5 }],
    ['a reason of 600 characters', { reason: 'a'.repeat(600) }],
  ])('rejects an adjustment with %s', async (_what, more) => {
    const { versionId } = await savedVersion(owner);
    expect(await codeOf(adjust(owner, versionId, more))).toBe('HXUTA');
    expect(await read(owner, 'underwriting_adjustments', versionId)).toEqual([]);
  });

  it('counts only the latest management fee', async () => {
    const { versionId } = await savedVersion(owner);
    const fee = { kind: 'management_fee', account: '6000', cents: null };
    await succeed(adjust(owner, versionId, { ...fee, share: 0.05 }));
    await succeed(adjust(owner, versionId, { ...fee, share: 0.04 }));
    const rows = owner.client
      .from('underwriting_adjustments')
      .select('share, withdrawn_at')
      .eq('version_id', versionId)
      .order('share');
    expect(await succeed(rows)).toMatchObject([
      { share: 0.04, withdrawn_at: null },
      { share: 0.05, withdrawn_at: expect.any(String) },
    ]);
  });
});
