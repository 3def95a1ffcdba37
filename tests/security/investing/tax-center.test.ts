import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/investing/exchange.ts';
import { PDF } from '../../support/file-samples.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../world.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const K1 = { year: 2025, form: 'k1', issuer: 'Harbor Fund' };

let owner: Person;
let teammate: Person;
let outsider: Person;
let entity: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const upload = async (who: Person, path: string) =>
  (await who.client.storage.from('tax-documents').upload(path, PDF)).error;
const download = async (who: Person, path: string) =>
  (await who.client.storage.from('tax-documents').download(path)).error;

const attach = (who: Person, p_file_id: string) =>
  who.client.rpc('attach_tax_document', {
    ...{ p_entity_id: entity, p_file_id, p_name: 'k1.pdf', p_values: K1 },
  });

async function addForm(): Promise<string> {
  const id = randomUUID();
  expect(await upload(owner, `${entity}/${id}`)).toBeNull();
  expect((await attach(owner, id)).error).toBeNull();
  return id;
}

const open = (who: Person, p_id: string) => who.client.rpc('open_tax_document', { p_id });

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId);
  const insert = owner.client.from('investment_entities').insert({ name: 'Lakeview LLC' });
  entity = (await succeed(insert.select('id').single())).id;
});

describe('tax forms', () => {
  it('cannot be downloaded without a delivery receipt', async () => {
    const id = await addForm();
    expect(await download(teammate, `${entity}/${id}`)).not.toBeNull();
    expect(await succeed(open(teammate, id))).toEqual({ path: `${entity}/${id}`, name: 'k1.pdf' });
    expect(await download(teammate, `${entity}/${id}`)).toBeNull();
    const center = await succeed(
      owner.client.rpc('get_tax_center', { p_entity_id: entity, p_year: 2025 }),
    );
    const { documents } = center as { documents: { id: string; receipts: object[] }[] };
    expect(documents.find((form) => form.id === id)?.receipts).toHaveLength(1);
  });

  it('close again fifteen minutes after they were opened, and at once when removed', async () => {
    const id = await addForm();
    await succeed(open(owner, id));
    await queryDatabase(
      `alter table private.tax_receipts disable trigger refuse_rewriting;
       update private.tax_receipts set opened_at = opened_at - interval '16 minutes' where document_id = '${id}';
       alter table private.tax_receipts enable trigger refuse_rewriting`,
    );
    expect(await download(owner, `${entity}/${id}`)).not.toBeNull();
    await succeed(open(owner, id));
    expect((await owner.client.rpc('remove_tax_document', { p_id: id })).error).toBeNull();
    expect(await download(owner, `${entity}/${id}`)).not.toBeNull();
    expect(await codeOf(open(owner, id))).toBe('HXINK');
  });

  it('are invisible to another tenant through files, calls, lists, and uploads', async () => {
    const id = await addForm();
    for (const form of [id, randomUUID()]) expect(await codeOf(open(outsider, form))).toBe('HXINK');
    expect(await download(outsider, `${entity}/${id}`)).not.toBeNull();
    expect(await upload(outsider, `${entity}/${randomUUID()}`)).not.toBeNull();
    const { data } = await outsider.client.storage.from('tax-documents').list(entity);
    expect(data ?? []).toEqual([]);
    const year = { p_entity_id: entity, p_year: 2025 };
    expect(await codeOf(outsider.client.rpc('get_tax_center', year))).toBe('HXIN0');
  });

  it("do not take over a teammate's unattached upload", async () => {
    const id = randomUUID();
    expect(await upload(owner, `${entity}/${id}`)).toBeNull();
    expect(await download(teammate, `${entity}/${id}`)).not.toBeNull();
    expect(await codeOf(attach(teammate, id))).toBe('HXRFM');
  });

  it('never get a link that works without a session', async () => {
    const id = await addForm();
    await succeed(open(owner, id));
    const path = `${entity}/${id}`;
    const { error } = await owner.client.storage.from('tax-documents').createSignedUrl(path, 60);
    expect(error).not.toBeNull();
  });

  it('keep their receipts unchanged', async () => {
    const id = await addForm();
    await succeed(open(owner, id));
    const rewrite = queryDatabase(
      `update private.tax_receipts set opened_at = now() - interval '1 year' where document_id = '${id}'`,
    );
    await expect(rewrite).rejects.toThrow();
  });
});

describe('an exchange', () => {
  async function addExchange(soldDaysAgo: number): Promise<string> {
    const p_id = randomUUID();
    const p_values = {
      ...{ name: 'Elm House', value_cents: 100_000_000, intermediary: 'Lake Exchange' },
      sold_on: addDays(TODAY, -soldDaysAgo),
    };
    const args = { p_id, p_entity_id: entity, p_version: 0, p_values };
    expect((await owner.client.rpc('save_exchange', args)).error).toBeNull();
    return p_id;
  }

  const identify = (p_exchange_id: string, on: string, who = owner, p_id: string = randomUUID()) =>
    who.client.rpc('identify_exchange_property', {
      ...{ p_id, p_exchange_id },
      p_values: { name: 'Oak House', value_cents: 90_000_000, identified_on: on },
    });

  it('refuses identification after day 45 and before the sale', async () => {
    const id = await addExchange(60);
    const sold = addDays(TODAY, -60);
    expect(await codeOf(identify(id, addDays(sold, 46)))).toBe('HXINP');
    expect(await codeOf(identify(id, addDays(sold, -1)))).toBe('HXINP');
    expect(await codeOf(identify(id, addDays(sold, 45)))).toBeUndefined();
    const late = queryDatabase(
      `update private.exchange_properties set identified_on = identified_on + 1 where exchange_id = '${id}'`,
    );
    await expect(late).rejects.toThrow('day 45');
  });

  it('refuses receipt after day 180 and a moved sale date', async () => {
    const id = await addExchange(300);
    const sold = addDays(TODAY, -300);
    const property = randomUUID();
    expect(await codeOf(identify(id, addDays(sold, 10), owner, property))).toBeUndefined();
    const end = (p_on: string) =>
      owner.client.rpc('end_exchange_property', { p_id: property, p_outcome: 'received', p_on });
    expect(await codeOf(end(addDays(sold, 181)))).toBe('HXINR');
    const args = { p_id: id, p_entity_id: entity, p_version: 1, p_values: { sold_on: TODAY } };
    expect(await codeOf(owner.client.rpc('save_exchange', args))).toBe('HXINS');
    expect(await codeOf(end(addDays(sold, 180)))).toBeUndefined();
    expect(await codeOf(end(addDays(sold, 180)))).toBe('HXINU');
  });

  it('is closed to another tenant, like every part of the tax center', async () => {
    const id = await addExchange(5);
    expect(await codeOf(identify(id, TODAY, outsider))).toBe('HXIN0');
    const values = { p_entity_id: entity, p_id: randomUUID(), p_version: 0 };
    for (const [call, p_values] of [
      ['save_tax_state_line', { year: 2025, state: 'OH', source: 'Harbor', income_cents: 1 }],
      [
        'save_depreciable_asset',
        { name: 'A', recovery: 'land', cost_cents: 1, placed_on: '2025-01-01' },
      ],
    ] as const)
      expect(await codeOf(outsider.client.rpc(call, { ...values, p_values }))).toBe('HXIN0');
  });
});

it('plans estimated payments with one reminder each, and keeps paid ones', async () => {
  const plan = (cents: number) =>
    owner.client.rpc('plan_tax_payments', {
      ...{ p_entity_id: entity, p_year: 2090, p_jurisdiction: 'US' },
      p_payments: [1, 2, 3, 4].map((installment) => ({
        ...{ installment, cents, due_on: `2090-0${installment + 3}-15` },
      })),
    });
  expect((await plan(100)).error).toBeNull();
  const read = async () => {
    const args = { p_entity_id: entity, p_year: 2090 };
    const { payments } = (await succeed(owner.client.rpc('get_tax_center', args))) as {
      payments: { id: string; planned_cents: number; remind_on: string | null }[];
    };
    return payments;
  };
  const [first] = await read();
  expect(first?.remind_on).toBe('2090-04-08');
  const paid = { p_id: first?.id ?? '', p_cents: 100, p_paid_on: TODAY };
  expect((await owner.client.rpc('record_tax_payment', paid)).error).toBeNull();
  expect((await plan(200)).error).toBeNull();
  expect((await read()).map((payment) => [payment.planned_cents, payment.remind_on])).toEqual([
    [100, null],
    [200, '2090-05-08'],
    [200, '2090-06-08'],
    [200, '2090-07-08'],
  ]);
  expect(await codeOf(outsider.client.rpc('record_tax_payment', paid))).toBe('HXIN0');
});
