import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../shared/database.types.ts';
import { listingBy, type Person, person, subscriber, succeed } from '../security/world.ts';
import { service } from '../support/backend.ts';

type Changes = Database['public']['Tables']['listings']['Update'];

type Client = Person['client'];

interface SearchInput {
  readonly name: string;
  readonly facets?: string[];
  readonly words?: string;
  readonly cadence?: string;
  readonly on_price?: boolean;
  readonly on_status?: boolean;
}

const save = async ({ client }: Person, search: SearchInput) => {
  const created = await succeed(client.from('saved_searches').insert(search).select('id').single());
  return created.id;
};
const notices = ({ client }: Person) =>
  succeed(
    client
      .from('notifications')
      .select('kind, title, message, metadata')
      .in('kind', ['search_match', 'search_digest'])
      .order('created_at'),
  );
const waitForNotices = async (who: Person, count: number) =>
  vi.waitFor(async () => {
    const all = await notices(who);
    expect(all).toHaveLength(count);
    return all;
  });
const change = (id: string, changes: Changes) =>
  succeed(service().from('listings').update(changes).eq('id', id).select('id'));
const matchesOf = (client: Client) =>
  succeed(client.from('search_matches').select('what, listing_id, told_at, due_at'));

let broker: Person;
beforeAll(async () => {
  broker = await person('broker');
  const license = { user_id: broker.id, state: 'WY', number: 'WY-1' };
  await succeed(service().from('professional_licenses').insert(license).select());
});

const offer = (changes: Parameters<typeof listingBy>[1] = {}) =>
  listingBy(broker.id, {
    state: 'WY',
    property_type: 'memory-care',
    price: 12_000_000,
    total_beds: 60,
    ...changes,
  });

describe('community that matches saved searches', () => {
  it('is announced once with all matching searches', async () => {
    const reader = await subscriber('professional');
    await save(reader, { name: 'Wyoming memory care', facets: ['state:WY', 'type:memory-care'] });
    await save(reader, { name: 'Under $15M', facets: ['price:-15000000'] });
    await save(reader, { name: 'Each morning', facets: ['state:WY,MT'], cadence: 'daily' });
    await save(reader, { name: 'Texas', facets: ['state:TX'] });
    const id = await offer();
    const [notice] = await waitForNotices(reader, 1);
    expect(notice).toMatchObject({ kind: 'search_match', metadata: { listing_id: id } });
    for (const name of ['Wyoming memory care', 'Under $15M', 'Each morning']) {
      expect(notice?.message).toContain(name);
    }
    expect(notice?.message).not.toContain('Texas');
    expect((await matchesOf(reader.client)).filter(({ told_at }) => told_at === null)).toEqual([]);
    const found = await succeed(reader.client.rpc('my_searches'));
    expect(found.find(({ name }) => name === 'Texas')?.found).toBe(0);
    expect(found.find(({ name }) => name === 'Under $15M')?.found).toBe(1);
  });

  it('waits for approval and is then announced', async () => {
    const reader = await person('buyer');
    await save(reader, { name: 'All', facets: ['state:WY', 'beds:60-'] });
    const id = await offer({ approval_status: 'pending' });
    expect(await matchesOf(reader.client)).toEqual([]);
    await change(id, { approval_status: 'approved' });
    await waitForNotices(reader, 1);
    // After being withdrawn and approved again it isn't new.
    await change(id, { approval_status: 'pending' });
    await change(id, { approval_status: 'approved' });
    await change(id, { price: 11_000_000 });
    const all = await waitForNotices(reader, 2);
    expect(all[1]?.title).toContain('price cut to $11,000,000');
  });

  it('enters the search by a price change and is then announced as new', async () => {
    const reader = await person('buyer');
    const id = await offer({ price: 20_000_000 });
    await save(reader, { name: 'Cheap', facets: ['price:-15000000', 'state:WY'], on_price: false });
    await change(id, { price: 14_000_000 });
    await waitForNotices(reader, 1);
    expect(await matchesOf(reader.client)).toMatchObject([{ what: 'new', listing_id: id }]);
  });

  it('announces its status only to users who asked for that', async () => {
    const [one, other] = [await person('buyer'), await person('buyer')];
    const id = await offer();
    await save(one, { name: 'With status', facets: ['state:WY'], on_status: true });
    await save(other, { name: 'Without', facets: ['state:WY'] });
    await change(id, { status: 'under_contract' });
    // The listing may still be matched as new after the search is saved.
    const ofStatus = async (who: Person) =>
      (await notices(who)).filter(({ title }) => title?.includes('under contract'));
    await vi.waitFor(async () => expect(await ofStatus(one)).toHaveLength(1));
    expect(await ofStatus(other)).toEqual([]);
  });

  it("waits for a daily search's time, and isn't announced for paused or disabled searches", async () => {
    const reader = await person('buyer');
    await save(reader, { name: 'Daily', facets: ['state:WY'], cadence: 'daily' });
    const paused = await save(reader, { name: 'Paused', facets: ['type:memory-care'] });
    await succeed(
      reader.client
        .from('saved_searches')
        .update({ is_paused: true })
        .eq('id', paused)
        .select('id'),
    );
    await save(reader, { name: 'Off', facets: ['beds:50'], cadence: 'off' });
    await offer();
    await vi.waitFor(async () => expect(await matchesOf(reader.client)).toHaveLength(3));
    expect(await notices(reader)).toEqual([]);
    const pendingMatches = (await matchesOf(reader.client)).filter(({ due_at }) => due_at !== null);
    expect(pendingMatches).toHaveLength(1);
    // Morning of the daily search.
    await succeed(
      service()
        .from('search_matches')
        .update({ due_at: new Date(Date.now() - 1000).toISOString() })
        .eq('user_id', reader.id)
        .not('due_at', 'is', null)
        .select('id'),
    );
    await offer({ property_name: 'Another in Ohio', state: 'OH' });
    const [digest] = await waitForNotices(reader, 1);
    expect(digest).toMatchObject({ kind: 'search_digest', title: '1 community in your searches' });
  });

  it("isn't announced to its own broker", async () => {
    const own = await person('broker');
    await save(own, { name: 'Mine', facets: ['state:WY'] });
    const reader = await person('buyer');
    await save(reader, { name: 'Theirs', facets: ['state:WY'] });
    await listingBy(own.id, { state: 'WY' });
    await waitForNotices(reader, 1);
    expect(await notices(own)).toEqual([]);
  });
});

it('is found by the same search rules in the list and the alert', async () => {
  const reader = await person('buyer');
  const word = `Quill${Math.floor(Math.random() * 1e6)}`;
  const id = await offer({ property_name: `${word} House`, occupancy_rate: 91.5, cap_rate: 7.25 });
  const searches: readonly SearchInput[] = [
    { name: '1', facets: ['state:WY', 'price:10000000-25000000'] },
    { name: '2', facets: ['state:WY', 'price:-11999999'] },
    { name: '3', facets: ['each:200000-'], words: word.toLowerCase() },
    { name: '4', facets: ['each:200001-'], words: word },
    { name: '5', facets: ['beds:50', 'occupancy:90', 'cap:7'], words: word },
    { name: '6', facets: ['cap:7.3-'], words: word },
    { name: '7', facets: ['occupancy:91.5-91.5'], words: `${word} wyoming` },
    { name: '8', facets: ['type:ccrc,memory-care', 'state:WY,TX'], words: word },
    { name: '9', facets: [], words: `${word} texas` },
    { name: '10', facets: [], words: 'qu' },
  ];
  // The server can save more than the plan allows.
  await succeed(
    service()
      .from('saved_searches')
      .insert(
        searches.map(({ name, facets = [], words = '' }) => ({
          user_id: reader.id,
          name,
          facets,
          words,
          cadence: 'off',
        })),
      )
      .select('id'),
  );
  const expected: string[] = [];
  for (const { name, facets = [], words = '' } of searches) {
    const found = (await succeed(
      reader.client.rpc('find_listings', { facets, search: words, page_size: 100 }),
    )) as { rows: { id: string }[] };
    if (found.rows.some((row) => row.id === id)) expected.push(name);
  }
  // After being withdrawn and approved again it is matched against all of them.
  await change(id, { approval_status: 'pending' });
  await change(id, { approval_status: 'approved' });
  await vi.waitFor(async () => {
    const met = await succeed(
      reader.client.from('search_matches').select('saved_searches (name)').eq('listing_id', id),
    );
    expect(met.map(({ saved_searches: { name } }) => name).toSorted()).toEqual(expected.toSorted());
  });
  expect(expected).toContain('3');
});
