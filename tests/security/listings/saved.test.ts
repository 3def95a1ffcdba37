import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../../../shared/database.types.ts';
import { backend, service } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { queryDatabase } from '../sql.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../world.ts';

type Changes = Database['public']['Tables']['listings']['Update'];

let owner: Person;
let attacker: Person;
let live: string;
let hidden: string;

beforeAll(async () => {
  const broker = await person('broker');
  [owner, attacker] = [await person('buyer'), await person('buyer')];
  live = await listingBy(broker.id, { state: 'VT' });
  hidden = await listingBy(broker.id, { state: 'VT', approval_status: 'pending' });
});

it("another user's list, note or search can't be read or used", async () => {
  const list = await succeed(
    owner.client.from('saved_lists').insert({ name: 'For a client' }).select('id').single(),
  );
  await succeed(
    owner.client
      .from('saved_listings')
      .insert({ listing_id: live, list_id: list.id, note: 'Their lender is slow' })
      .select('id'),
  );
  for (const table of [
    'saved_lists',
    'saved_listings',
    'saved_searches',
    'search_matches',
  ] as const) {
    await expectNothing(attacker.client.from(table).select('*').eq('user_id', owner.id));
  }
  const into = attacker.client
    .from('saved_listings')
    .insert({ listing_id: live, list_id: list.id });
  expect((await into).error?.code).toBe('23503');
  expect(await succeed(attacker.client.rpc('my_saved_listings'))).toEqual([]);
});

it("non-public content can't be saved or distinguished from missing content", async () => {
  const codes = await Promise.all(
    [hidden, randomUUID()].map(async (listing_id) => {
      const { error } = await attacker.client.from('saved_listings').insert({ listing_id });
      return [error?.code, error?.message];
    }),
  );
  expect(codes[0]).toEqual(codes[1]);
  expect(codes[0]?.[0]).toBe('42501');
});

it("no one can set a row's owner, its saved price, or its matches", async () => {
  const forged: Record<string, unknown>[] = [
    { listing_id: live, user_id: owner.id },
    { listing_id: live, price_when_saved: 1 },
  ];
  for (const row of forged) {
    await expectRefused(attacker.client.from('saved_listings').insert(row as never));
  }
  await expectRefused(
    attacker.client.from('saved_searches').insert({ name: 'x', user_id: owner.id } as never),
  );
});

it('a community removed by the team is hidden from users who saved it; a sold one keeps its public facts', async () => {
  const broker = await person('broker');
  const id = await listingBy(broker.id, { property_name: 'Cover Name', is_confidential: true });
  await succeed(attacker.client.from('saved_listings').insert({ listing_id: id }).select('id'));
  const getSavedListing = async () =>
    (await succeed(attacker.client.rpc('my_saved_listings'))).find((row) => row.listing_id === id);
  const set = (changes: Changes) =>
    succeed(service().from('listings').update(changes).eq('id', id).select('id'));
  await set({ status: 'sold' });
  expect(await getSavedListing()).toMatchObject({ standing: 'sold', property_name: 'Cover Name' });
  expect(JSON.stringify(await getSavedListing())).not.toContain('broker');
  await set({ approval_status: 'rejected' });
  expect(await getSavedListing()).toMatchObject({
    standing: 'gone',
    property_name: null,
    price: null,
  });
});

it('crafted filters are rejected or find nothing', async () => {
  const crafted = [
    ['state:TX\nprice:1'],
    ["type:x') or true --"],
    ['price'],
    [null as unknown as string],
    Array.from({ length: 40 }, (_, at) => `other:${at}`),
    ['cap:9-1'],
  ];
  const reader = await subscriber('professional');
  for (const facets of crafted) {
    await reader.client.from('saved_searches').insert({ name: randomUUID(), facets });
  }
  const [savedSearches] = [await succeed(reader.client.from('saved_searches').select('facets'))];
  expect(savedSearches.map(({ facets }) => facets)).not.toContainEqual(crafted[0]);
  const watcher = await subscriber('professional');
  await succeed(
    watcher.client
      .from('saved_searches')
      .insert({ name: 'VT', facets: ['state:VT'] })
      .select('id'),
  );
  await listingBy((await person('broker')).id, { state: 'VT' });
  await vi.waitFor(async () =>
    expect(await succeed(watcher.client.from('search_matches').select('id'))).toHaveLength(1),
  );
  expect(await succeed(reader.client.from('search_matches').select('id'))).toEqual([]);
});

it('an alert never reveals non-public content, whatever happens to it', async () => {
  const reader = await person('buyer');
  const search = { name: 'Vermont', facets: ['state:VT'], on_status: true };
  await succeed(reader.client.from('saved_searches').insert(search).select('id'));
  const set = (id: string, changes: Changes) =>
    succeed(service().from('listings').update(changes).eq('id', id).select('id'));
  await set(hidden, { price: 5 });
  await set(hidden, { status: 'under_contract' });
  // A public change is sent in order after these, so they have been processed once it arrives.
  await set(live, { price: 7_777_777 });
  await vi.waitFor(async () =>
    expect(await succeed(reader.client.from('search_matches').select('listing_id'))).toEqual([
      { listing_id: live },
    ]),
  );
});

it('searches are limited without a plan, even when sent quickly', async () => {
  const flooder = await person('buyer');
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      flooder.client.from('saved_searches').insert({ name: `${at}`, facets: [`beds:${at + 1}-`] }),
    ),
  );
  expect(sent.filter(({ error }) => error === null)).toHaveLength(3);
  expect(sent.find(({ error }) => error !== null)?.error?.code).toBe('HXSSE');
  const again = await attacker.client
    .from('saved_searches')
    .insert({ name: 'a', facets: ['state:TX'] });
  const twice = await attacker.client
    .from('saved_searches')
    .insert({ name: 'b', facets: ['state:TX'] });
  expect([again.error, twice.error?.code]).toEqual([null, 'HXSSD']);
});

it('a comparison PDF is only for members and rate limited', async () => {
  const draw = async (token: string) => {
    const response = await fetch(`${backend().url}/functions/v1/comparison`, {
      method: 'POST',
      headers: {
        apikey: backend().publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ids: [live] }),
    });
    const isPdf = response.headers.get('content-type') === 'application/pdf';
    return [response.status, isPdf ? 'paper' : ((await response.json()) as { code?: string }).code];
  };
  const reader = await subscriber('professional');
  const token = (await reader.client.auth.getSession()).data.session?.access_token ?? '';
  expect(await draw(backend().publishableKey)).toEqual([401, '42501']);
  expect((await draw('no token at all'))[0]).toBe(401);
  expect(await draw(token)).toEqual([200, 'paper']);
  await queryDatabase(
    `update private.message_pace set uses = 60 where user_id = '${reader.id}' and kind = 'comparison'`,
  );
  expect(await draw(token)).toEqual([429, 'HXMRT']);
});
