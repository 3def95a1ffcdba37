import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAssumptions } from '#shared/underwriting/assumptions.ts';
import { service } from '../../support/backend.ts';
import { listingBy, memberOf, type Person, person, succeed, tenantOwner } from '../world.ts';

const assumptions = createAssumptions(new Date('2026-01-15'));
const scenarios = [{ id: 'base', name: 'Base case', assumptions }];

let owner: Person & { readonly tenantId: string };
let teammate: Person;
let outsider: Person;

beforeAll(async () => {
  const [one, other] = await Promise.all([tenantOwner(), tenantOwner()]);
  owner = one as typeof owner;
  outsider = other;
  teammate = await memberOf(owner.tenantId);
});

const addModel = async (who: Person, values: object = {}): Promise<string> => {
  const insert = who.client.from('underwriting_models').insert({ name: 'Maple Court', ...values });
  return (await succeed(insert.select('id').single())).id;
};

const save = (who: Person, p_model_id: string, more: object = {}) =>
  who.client.rpc('save_underwriting_version', {
    p_id: randomUUID(),
    p_model_id,
    p_base: 0,
    p_scenarios: scenarios as never,
    ...more,
  });

const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

const versionsOf = (who: Person, id: string) =>
  succeed(who.client.from('underwriting_versions').select('number, scenarios').eq('model_id', id));

describe('an underwriting model', () => {
  it('is shared with the team and hidden from every other team', async () => {
    const id = await addModel(owner);
    expect(await succeed(save(teammate, id))).toBe(1);
    expect(await versionsOf(owner, id)).toHaveLength(1);
    expect(await versionsOf(outsider, id)).toEqual([]);
    expect(await codeOf(save(outsider, id, { p_base: 1 }))).toBe('HXUWM');
  });

  it('makes its versions private along with it', async () => {
    const id = await addModel(owner);
    await succeed(save(owner, id));
    const hide = owner.client.from('underwriting_models').update({ sharing: 'private' });
    await succeed(hide.eq('id', id).select('id'));
    expect(await versionsOf(teammate, id)).toEqual([]);
    expect(await codeOf(save(teammate, id, { p_base: 1 }))).toBe('HXUWM');
    expect(await versionsOf(owner, id)).toHaveLength(1);
  });

  it("rejects a save over a version the author hasn't seen", async () => {
    const id = await addModel(owner);
    await succeed(save(owner, id));
    expect(await codeOf(save(teammate, id))).toBe('HXUWV');
    expect(await versionsOf(owner, id)).toHaveLength(1);
  });

  it('saves once however often a request is repeated', async () => {
    const id = await addModel(owner);
    const p_id = randomUUID();
    expect(await succeed(save(owner, id, { p_id }))).toBe(1);
    expect(await succeed(save(owner, id, { p_id }))).toBe(1);
    expect(await versionsOf(owner, id)).toHaveLength(1);
  });

  it('rejects a save to a model in the trash', async () => {
    const id = await addModel(owner);
    const remove = owner.client
      .from('underwriting_models')
      .update({ deleted_at: new Date().toISOString() });
    await succeed(remove.eq('id', id).select('id'));
    expect(await codeOf(save(owner, id))).toBe('HXUWM');
  });

  it('takes price and units from its first scenario, not from its author', async () => {
    const id = await addModel(owner);
    const [unit] = assumptions.units;
    const priced = {
      ...assumptions,
      units: [{ ...unit, count: 80 }],
      purchase: { ...assumptions.purchase, price: 1_650_000_050 },
    };
    await succeed(save(owner, id, { p_scenarios: [{ ...scenarios[0], assumptions: priced }] }));
    const read = owner.client.from('underwriting_models').select('price, units, saved_version');
    expect(await succeed(read.eq('id', id).single())).toEqual({
      price: 16_500_000.5,
      units: 80,
      saved_version: 1,
    });
    const forge = owner.client.from('underwriting_models').update({ price: 1 } as never);
    expect(await codeOf(forge.eq('id', id).select('id'))).toBe('42501');
  });

  it.each([
    ['no scenario', []],
    ['nine scenarios', Array(9).fill(scenarios[0])],
    ['a scenario without a name', [{ ...scenarios[0], name: ' ' }]],
    ['a name that reorders text', [{ ...scenarios[0], name: 'Base\u202ecase' }]],
    ['something other than a list', { a: 1 }],
    ['assumptions of another kind', [{ ...scenarios[0], assumptions: { price: 1 } }]],
    ['additional assumptions', [{ ...scenarios[0], assumptions: { ...assumptions, more: 1 } }]],
    [
      'a price above a hundred billion dollars',
      [
        {
          ...scenarios[0],
          assumptions: { ...assumptions, purchase: { ...assumptions.purchase, price: 2e13 } },
        },
      ],
    ],
    [
      'a negative price',
      [
        {
          ...scenarios[0],
          assumptions: { ...assumptions, purchase: { ...assumptions.purchase, price: -100 } },
        },
      ],
    ],
    [
      'a text for a price',
      [
        {
          ...scenarios[0],
          assumptions: { ...assumptions, purchase: { ...assumptions.purchase, price: 'NaN' } },
        },
      ],
    ],
    [
      'half a unit',
      [{ ...scenarios[0], assumptions: { ...assumptions, units: [{ count: 0.5 }] } }],
    ],
    [
      'text of half a megabyte',
      [
        {
          ...scenarios[0],
          assumptions: { ...assumptions, capital: Array(10_000).fill('x'.repeat(50)) },
        },
      ],
    ],
  ])('rejects %s', async (_what, p_scenarios) => {
    const id = await addModel(owner);
    expect(await codeOf(save(owner, id, { p_scenarios }))).toBe('HXUWS');
    expect(await versionsOf(owner, id)).toEqual([]);
  });

  it('links only to a deal its author can see', async () => {
    const insert = outsider.client
      .from('deals')
      .insert({ name: 'Ash Court' })
      .select('id')
      .single();
    const deal_id = (await succeed(insert)).id;
    const link = (values: object) =>
      codeOf(owner.client.from('underwriting_models').insert({ name: 'A', ...values }));
    expect(await link({ deal_id })).toBe('HXUWD');
    expect(await link({ deal_id: randomUUID() })).toBe('HXUWD');
  });

  it("links to a listing on the market, not to another seller's draft", async () => {
    const seller = await person('seller');
    const live = await listingBy(seller.id);
    const draft = await listingBy(seller.id, { approval_status: 'pending' });
    const link = (listing_id: string) =>
      codeOf(owner.client.from('underwriting_models').insert({ name: 'A', listing_id }));
    expect(await link(live)).toBeUndefined();
    expect(await link(draft)).toBe('HXUWL');
    expect(await link(randomUUID())).toBe('HXUWL');
  });

  it('is deleted with its versions', async () => {
    const id = await addModel(owner);
    await succeed(save(owner, id));
    await service().from('underwriting_models').delete().eq('id', id);
    const left = service().from('underwriting_versions').select('id').eq('model_id', id);
    expect(await succeed(left)).toEqual([]);
  });
});
