import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createExitInputs } from '#shared/investing/exitInputs.ts';
import { createAssumptions } from '#shared/underwriting/assumptions.ts';
import { queryDatabase } from '../sql.ts';
import { memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

let broker: Person;
let buyer: Person;
let seller: Person;
let outsider: Person;
let sale: string;

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const emailOf = async ({ client }: Person) =>
  (await client.auth.getUser()).data.user?.email?.toLowerCase() ?? '';

const ITEMS = [
  { key: 'notice', title: 'File the license notice', stream: 'licenses', offset_days: -30 },
  {
    ...{ key: 'letters', title: 'Send the residents letter', stream: 'residents', offset_days: 1 },
    needs: ['notice'],
    risk: 'high',
  },
];

const start = (who: Person, p_transaction_id: string, p_id: string = randomUUID()) =>
  who.client.rpc('start_integration_plan', { p_id, p_transaction_id, p_items: ITEMS });

async function addSale(): Promise<string> {
  const row = { property_name: 'Maple Court', expected_close: '2090-06-01', state: 'OH' };
  const insert = broker.client.from('transactions').insert(row).select('id').single();
  const { id } = await succeed(insert);
  for (const [role, who] of [
    ['buyer', buyer],
    ['seller', seller],
  ] as const) {
    const party = { transaction_id: id, role, name: role, email: await emailOf(who) };
    await succeed(broker.client.from('transaction_parties').insert(party).select('id'));
  }
  return id;
}

interface Item {
  readonly id: string;
  readonly key: string;
  readonly due_on: string;
}

const read = async (who: Person, p_plan_id: string) =>
  (await succeed(who.client.rpc('get_integration_plan', { p_plan_id }))) as unknown as {
    readonly closing_on: string;
    readonly transaction: object | null;
    readonly items: readonly Item[];
  };

async function started(): Promise<string> {
  const id = randomUUID();
  expect((await start(buyer, await addSale(), id)).error).toBeNull();
  return id;
}

const moveClosing = (id: string, expected_close: string) =>
  succeed(broker.client.from('transactions').update({ expected_close }).eq('id', id).select('id'));

beforeAll(async () => {
  [broker, buyer, outsider] = await Promise.all([tenantOwner(), tenantOwner(), tenantOwner()]);
  seller = await person('seller');
  sale = await addSale();
});

describe('an integration plan', () => {
  it("starts only from the buyer's transaction, with the same error for a missing one", async () => {
    for (const who of [outsider, seller])
      for (const id of [sale, randomUUID()]) expect(await codeOf(start(who, id))).toBe('HXI00');
    const row = { name: 'Side door', closing_on: '2090-01-01', transaction_id: sale };
    const insert = outsider.client
      .from('integration_plans')
      .insert(row as never)
      .select('id');
    expect(await codeOf(insert)).toBe('42501');
    expect(await succeed(outsider.client.rpc('list_plannable_closings'))).toEqual([]);
  });

  it('is invisible to the seller and the broker who share the transaction', async () => {
    const plan = await started();
    for (const who of [broker, seller, outsider]) {
      expect(await codeOf(who.client.rpc('get_integration_plan', { p_plan_id: plan }))).toBe(
        'HXINY',
      );
      const tasks = who.client.from('record_tasks').select('id').eq('record_id', plan);
      expect(await succeed(tasks)).toEqual([]);
      const items = { p_plan_id: plan, p_items: [] };
      expect(await codeOf(who.client.rpc('add_integration_items', items))).toBe('HXINY');
    }
    expect(await codeOf(start(outsider, sale, plan))).toBe('HXI00');
  });

  it('moves its open tasks with the closing of the transaction', async () => {
    const id = randomUUID();
    const own = await addSale();
    await start(buyer, own, id);
    await moveClosing(own, '2090-07-01');
    const { closing_on, items } = await read(buyer, id);
    expect(closing_on).toBe('2090-07-01');
    expect(items.map(({ due_on }) => due_on)).toEqual(['2090-06-01', '2090-07-02']);
  });

  it('gets no updates once the buyer is no longer a party', async () => {
    const id = randomUUID();
    const own = await addSale();
    await start(buyer, own, id);
    const gone = broker.client.from('transaction_parties').delete().eq('transaction_id', own);
    await succeed(gone.eq('role', 'buyer').select('id'));
    await moveClosing(own, '2090-08-01');
    const plan = await read(buyer, id);
    expect(plan).toMatchObject({ closing_on: '2090-06-01', transaction: null });
  });

  it("can't complete a task before the one it waits for, through any call", async () => {
    const id = await started();
    const { items } = await read(buyer, id);
    const [notice, letters] = items;
    const done = (task?: Item) =>
      buyer.client
        .from('record_tasks')
        .update({ done_at: new Date().toISOString() })
        .eq('id', task?.id ?? '')
        .select('id');
    expect(await codeOf(done(letters))).toBe('HXINX');
    await expect(
      queryDatabase(`update public.record_tasks set done_at = now() where id = '${letters?.id}'`),
    ).rejects.toThrow('earlier tasks');
    await succeed(done(notice));
    await succeed(done(letters));
  });

  it('rejects tasks that would wait for each other', async () => {
    const { items } = await read(buyer, await started());
    const change = buyer.client.rpc('change_integration_item', {
      p_task_id: items[0]?.id ?? '',
      p_values: { needs: ['letters'] },
    });
    expect(await codeOf(change)).toBe('HXI03');
  });

  it('starts once however often the request is repeated, and one per transaction', async () => {
    const own = await addSale();
    const id = randomUUID();
    const results = await Promise.all([start(buyer, own, id), start(buyer, own, id)]);
    expect(results.some(({ error }) => error === null)).toBe(true);
    expect((await read(buyer, id)).items).toHaveLength(2);
    expect(await codeOf(start(buyer, own))).toBe('HXI02');
  });
});

describe('an exit plan', () => {
  const assumptions = createAssumptions(new Date('2026-01-15'));
  const inputs = createExitInputs(assumptions, '2026-06-01');

  it("is shared with the model's team and closed to others and to invalid input", async () => {
    const insert = buyer.client.from('underwriting_models').insert({ name: 'Maple Court' });
    const { id } = await succeed(insert.select('id').single());
    const save = (who: Person, p_inputs: object, p_version = 0) =>
      who.client.rpc('save_exit_plan', {
        ...{ p_model_id: id, p_version, p_scenario_id: 'base', p_inputs: p_inputs as never },
      });
    expect(await codeOf(save(outsider, inputs))).toBe('HXUWM');
    expect(await codeOf(outsider.client.rpc('get_exit_plan', { p_model_id: id }))).toBe('HXUWM');
    for (const bad of [
      { ...inputs, stateRate: 2 },
      { ...inputs, stateRate: '0.1' },
      { ...inputs, extra: 1 },
      { ...inputs, decisionMonth: 60, horizonMonth: 60 },
      { ...inputs, refinance: { ...inputs.refinance, years: 0 } },
    ])
      expect(await codeOf(save(buyer, bad))).toBe('HXINV');
    expect(await succeed(save(buyer, inputs))).toBe(1);
    expect(await succeed(save(buyer, inputs))).toBe(1);
    const teammate = await memberOf(buyer.tenantId);
    expect(await codeOf(save(teammate, { ...inputs, stateRate: 0.05 }))).toBe('HXINL');
    expect(await succeed(save(teammate, { ...inputs, stateRate: 0.05 }, 1))).toBe(2);
  });
});
