import { afterAll, beforeAll, expect, test } from 'vitest';
import { anonymous, newUser, service } from '../support/backend.ts';

interface Measured {
  readonly listings: number;
  readonly average: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

interface MarketOf {
  readonly name: string;
  readonly listings: number;
  readonly value: number;
  readonly price_per_bed?: Measured;
  readonly occupancy?: Measured;
  readonly cap_rate?: Measured;
}

/** A made-up state, so that nothing else is for sale there. */
const STATE = 'ZZ';

async function figures(args: { state?: string; property_type?: string } = { state: STATE }) {
  const { data, error } = await anonymous().rpc('market_figures', args);
  expect(error).toBeNull();
  return data as unknown as { whole: MarketOf; states: MarketOf[]; types: MarketOf[] };
}

let broker: string;
const ids: string[] = [];

async function list(changes: Record<string, unknown>): Promise<string> {
  const { data } = await service()
    .from('listings')
    .insert({
      broker_id: broker,
      property_name: 'Updated House',
      city: 'Nowhere',
      state: STATE,
      property_type: 'memory-care',
      approval_status: 'approved',
      ...changes,
    } as never)
    .select('id')
    .single()
    .throwOnError();
  ids.push(data.id);
  return data.id;
}

beforeAll(async () => {
  broker = (await newUser()).id;
  await list({ price: 2_000_000, total_beds: 20, occupancy_rate: 80, cap_rate: 8 });
  await list({ price: 6_000_000, total_beds: 40, occupancy_rate: 95, cap_rate: 7 });
  await list({ price: 9_000_000, total_beds: 50, property_type: 'ccrc' });
  await list({ price: 7_777_777, total_beds: 7, approval_status: 'pending' });
  await list({ price: 8_888_888, total_beds: 8, status: 'sold' });
});

afterAll(async () => {
  await service().from('listings').delete().in('id', ids).throwOnError();
  expect((await figures()).whole).toEqual({ name: '', listings: 0, value: 0 });
});

test("returns weighted averages of a market's live listings with counts", async () => {
  const { whole, types } = await figures();
  expect(whole).toMatchObject({ listings: 3, value: 17_000_000 });
  expect(whole.price_per_bed).toMatchObject({ listings: 3, average: 154_545.45 });
  expect(whole.occupancy).toMatchObject({ listings: 2, average: 90 });
  expect(whole.cap_rate).toMatchObject({ listings: 2, average: 7.25 });
  expect(types.map(({ name, listings }) => [name, listings])).toEqual([
    ['ccrc', 1],
    ['memory-care', 2],
  ]);
  expect(types[0]).not.toHaveProperty('cap_rate');
});

test('returns median and quartiles exact to one step', async () => {
  const { low, middle, high } = (await figures()).whole.price_per_bed as Measured;
  for (const [reported, exact] of [
    [low, 100_000],
    [middle, 150_000],
    [high, 180_000],
  ] as const) {
    expect(Math.abs(reported - exact)).toBeLessThanOrEqual(5000);
  }
});

test('compares a type across states and a state across its types', async () => {
  const { whole, states, types } = await figures({ property_type: 'ccrc' });
  expect(states.find(({ name }) => name === STATE)).toMatchObject({ listings: 1 });
  expect(types.length).toBeGreaterThan(1);
  expect(whole.listings).toBe(states.reduce((sum, { listings }) => sum + listings, 0));
  const both = await figures({ state: STATE, property_type: 'ccrc' });
  expect(both.whole).toMatchObject({ listings: 1, value: 9_000_000 });
});

test('recounts changes and removes deleted listings', async () => {
  const id = await list({ price: 30_000_000, total_beds: 100, cap_rate: 6 });
  const change = (changes: Record<string, unknown>) =>
    service()
      .from('listings')
      .update(changes as never)
      .eq('id', id)
      .throwOnError();
  expect((await figures()).whole.price_per_bed).toMatchObject({ listings: 4, average: 223_809.52 });
  await change({ state: 'YY', price: 10_000_000 });
  expect((await figures()).whole.price_per_bed).toMatchObject({ listings: 3, average: 154_545.45 });
  expect((await figures({ state: 'YY' })).whole.price_per_bed).toMatchObject({ average: 100_000 });
  await change({ status: 'withdrawn' });
  expect((await figures({ state: 'YY' })).whole.listings).toBe(0);
});
