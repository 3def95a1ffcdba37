import { beforeAll, describe, expect, it } from 'vitest';
import { DEAL_STAGES, type DealStage } from '../../shared/deals/stages.ts';
import { queryDatabase } from '../security/sql.ts';
import { memberOf, type Person, succeed, tenantOwner } from '../security/world.ts';

let owner: Person;
let teammate: Person;
let outsider: Person;
const deals = (who: Person) => who.client.from('deals');

const dealFields = {
  name: 'Maple Glen',
  price: 10_000_000,
  commission_percent: 2,
  split_percent: 50,
  buyer: 'Tallgrass',
  expected_close: '2099-05-10',
};
const make = async (who: Person, values: Partial<Record<string, unknown>> = {}) =>
  await succeed(
    deals(who)
      .insert({ ...dealFields, ...values } as never)
      .select()
      .single(),
  );
const codeOf = async (call: PromiseLike<{ error: { code: string } | null }>) =>
  (await call).error?.code;

beforeAll(async () => {
  [owner, outsider] = await Promise.all([tenantOwner(), tenantOwner()]);
  teammate = await memberOf(owner.tenantId as string);
});

describe('a deal', () => {
  it('follows the stages that screens and database share', async () => {
    const stages: readonly DealStage[] = DEAL_STAGES;
    expect(
      await queryDatabase(
        'select stage, probability, needs from private.deal_stages() order by place',
      ),
    ).toEqual(
      stages.map(({ value, probability, needs = [] }) => ({ stage: value, probability, needs })),
    );
  });

  it('needs the requirements of its stage and of those before', async () => {
    const bare = { price: null, commission_percent: null, buyer: null, expected_close: null };
    const { id } = await make(owner, bare);
    const to = (changes: object) => deals(owner).update(changes).eq('id', id).select();
    expect(await codeOf(to({ stage: 'teaser' }))).toBe('HXDLN');
    await succeed(to({ stage: 'teaser', price: 5e6, commission_percent: 2 }));
    expect(await codeOf(to({ price: null }))).toBe('HXDLN');
    expect(await codeOf(to({ stage: 'psa', buyer: '  ', expected_close: '2099-01-01' }))).toBe(
      'HXDLN',
    );
    expect(await codeOf(to({ stage: 'lost' }))).toBe('HXDLN');
    await succeed(to({ stage: 'lost', lost_reason: 'price' }));
    const [reopened] = await succeed(to({ stage: 'nda' }));
    expect(reopened).toMatchObject({ lost_reason: null, probability: 25 });
  });

  it("can't be lost after closing", async () => {
    const { id } = await make(owner, { stage: 'transition', closed_on: '2026-01-02' });
    const lost = deals(owner).update({ stage: 'lost', lost_reason: 'price' }).eq('id', id).select();
    expect(await codeOf(lost)).toBe('HXDLM');
  });

  it("uses its stage's probability until a user sets another", async () => {
    const { id, probability, commission } = await make(owner);
    expect([probability, commission]).toEqual([5, 100_000]);
    const to = async (changes: object) =>
      (await succeed(deals(owner).update(changes).eq('id', id).select()))[0];
    expect(await to({ stage: 'lois' })).toMatchObject({ probability: 40 });
    expect(await to({ probability: 80 })).toMatchObject({ probability: 80 });
    expect(await to({ stage: 'loi_signed', probability: 90 })).toMatchObject({ probability: 90 });
  });

  it("names no contact that its author can't see", async () => {
    const theirs = await succeed(
      outsider.client.from('contacts').insert({ name: 'Hidden' }).select('id').single(),
    );
    const named = deals(owner).insert({ name: 'Probe', contact_id: theirs.id }).select();
    expect(await codeOf(named)).toBe('HXDLC');
  });
});

describe('totals and forecast', () => {
  it("include the team's shared deals and the user's own, and no others", async () => {
    const before = await succeed(teammate.client.rpc('sums_deals', {}));
    const getTotal = (rows: typeof before) => rows.find(({ value }) => value === 'best_and_final');
    await make(owner, { stage: 'best_and_final' });
    await make(owner, { stage: 'best_and_final', sharing: 'private' });
    const [mates, owners, theirs] = await Promise.all(
      [teammate, owner, outsider].map(async ({ client }) =>
        getTotal(await succeed(client.rpc('sums_deals', {}))),
      ),
    );
    expect(mates).toMatchObject({ records: 1, sum: 10_000_000 });
    expect(owners).toMatchObject({ records: 2, sum: 20_000_000 });
    expect(theirs).toBeUndefined();
  });

  it("weight the user's share by probability in the closing month, without lost deals", async () => {
    const day = new Date();
    const next = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 15));
    const expected_close = next.toISOString().slice(0, 10);
    await make(outsider, { stage: 'lois', expected_close });
    await make(outsider, { stage: 'lost', lost_reason: 'price', expected_close });
    const month = `${next.toISOString().slice(0, 7)}-01`;
    expect(await succeed(outsider.client.rpc('forecast_deals', { p_months: 3 }))).toEqual([
      { month, stage: 'lois', deals: 1, commission: 100_000, weighted: 40_000 },
    ]);
    expect(await codeOf(outsider.client.rpc('forecast_deals', { p_months: 0 }))).toBe('22023');
  });
});
