import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { isWholeListing } from '../../../renderer/features/listings/market/listing.ts';
import { anonymous, backend, service } from '../../support/backend.ts';
import { PNG } from '../../support/file-samples.ts';
import { collectPublishedChanges } from '../../support/realtime.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import {
  brokerOf,
  type Client,
  listingBy,
  NO_ID,
  type Person,
  person,
  subscriber,
  succeed,
  withRole,
} from '../world.ts';

/** Returns a unique word. */
const mark = () => `q${randomUUID().slice(0, 8)}`;
const uniqueWord = mark();
const NEAR = { city: 'Indio', state: 'CA' };
const FACTS = { property_name: `${uniqueWord} Manor`, ...NEAR, total_beds: 80, price: 12_345_678 };

let seller: Person;
let admin: Person;
let unlisted: string;
/** The same broker's public listing. */
let open: string;
const outsiders: [name: string, client: Client][] = [];

const byLink = async (client: Client, listing_id: string) =>
  succeed(client.rpc('get_unlisted_listing', { listing_id }));
const found = async (client: Client, search = uniqueWord) =>
  ((await succeed(client.rpc('find_listings', { search }))) as { rows: { id: string }[] }).rows.map(
    ({ id }) => id,
  );
const put = (id: string, changes: object, table: 'listings' | 'profiles' = 'listings') =>
  succeed(service().from(table).update(changes).eq('id', id).select('id'));

beforeAll(async () => {
  seller = await subscriber('enterprise');
  await succeed(
    service()
      .from('profiles')
      .update({ full_name: `Ada ${mark()}` })
      .eq('id', seller.id)
      .select('id'),
  );
  await succeed(service().from('user_roles').insert({ user_id: seller.id, role: 'broker' }));
  admin = await withRole(await person('buyer'), 'admin');
  unlisted = await listingBy(seller.id, { ...FACTS, is_unlisted: true });
  open = await listingBy(seller.id, {
    property_name: `${mark()} Court`,
    city: 'Duluth',
    state: 'MN',
  });
  await succeed(
    service()
      .from('listing_images')
      .insert({ listing_id: unlisted, image_url: '/facades/unlisted.svg', alt_text: 'A house' })
      .select('id'),
  );
  outsiders.push(['a visitor', anonymous()]);
  outsiders.push(['a member without a plan', (await person('buyer')).client]);
  outsiders.push(['a broker of another company', (await subscriber('professional')).client]);
});

describe('an unlisted listing', () => {
  it('opens for anyone with the link, with facts and photos but without street, broker or details', async () => {
    await succeed(
      service()
        .from('listing_details')
        .insert({ listing_id: unlisted, unit_mix: [{ kind: 'Studio', units: 4, rate: 1 }] })
        .select('listing_id'),
    );
    for (const [who, client] of outsiders.slice(0, 2)) {
      expect(await byLink(client, unlisted), who).toMatchObject({
        id: unlisted,
        ...FACTS,
        is_unlisted: true,
        listing_images: [{ image_url: '/facades/unlisted.svg', alt_text: 'A house' }],
      });
      const [reader, openly] = [
        await byLink(client, unlisted),
        await anonymous().from('listings').select().eq('id', open).single(),
      ];
      expect(isWholeListing(reader), JSON.stringify(reader)).toBe(true);
      const { listing_images: _, ...row } = reader as Record<string, unknown>;
      expect(Object.keys(row).toSorted()).toEqual(Object.keys(openly.data ?? {}).toSorted());
      expect(JSON.stringify(reader)).not.toContain('Hidden Lane');
      expect(JSON.stringify(reader)).not.toContain(seller.id);
    }
    const [, member] = outsiders[1] ?? [];
    const closed = await succeed(
      (member as Client).from('listing_addresses').select().eq('listing_id', unlisted),
    );
    const mix = await succeed(
      (member as Client).from('listing_details').select().eq('listing_id', unlisted),
    );
    expect([closed, mix]).toEqual([[], []]);
    // A plan gives the same access as for other listings.
    const [, paying] = outsiders[2] ?? [];
    const street = (paying as Client)
      .from('listing_addresses')
      .select('street_address')
      .eq('listing_id', unlisted);
    expect(await succeed(street)).toEqual([{ street_address: '12 Hidden Lane' }]);
  });

  it('can be inquired about, saved and viewed with the link, and not by guessing IDs', async () => {
    const buyer = await subscriber('professional');
    const about = { listing_id: unlisted, message: 'May we talk about it?' };
    await succeed(buyer.client.rpc('contact_broker', about));
    await succeed(buyer.client.from('saved_listings').insert({ listing_id: unlisted }));
    const saved = await succeed(buyer.client.rpc('my_saved_listings'));
    expect(saved).toMatchObject([{ listing_id: unlisted, standing: 'active' }]);
    const viewed = { listing_id: unlisted, session: randomUUID() };
    expect((await anonymous().rpc('view_listing', viewed)).data).toBe(true);
    const guess = randomUUID();
    expect(await byLink(buyer.client, guess)).toBeNull();
    const missed = await buyer.client.rpc('contact_broker', {
      listing_id: guess,
      message: 'Hello?',
    });
    expect(missed.error?.code).toBe('HXGON');
    const saveResult = await buyer.client.from('saved_listings').insert({ listing_id: guess });
    expect(saveResult.error?.code).toBe('42501');
  });

  it("can't be opened by link unless it is live and unlisted", async () => {
    const id = await listingBy(seller.id, { ...FACTS, property_name: mark(), is_unlisted: true });
    for (const changes of [
      { approval_status: 'pending' },
      { approval_status: 'rejected' },
      { approval_status: 'approved', status: 'sold' },
      { status: 'withdrawn' },
    ]) {
      await put(id, changes);
      expect(await byLink(anonymous(), id), JSON.stringify(changes)).toBeNull();
    }
    expect(await byLink(anonymous(), open)).toBeNull();
  });

  it("isn't in any table's rows, whole or by ID, and neither are its photos", async () => {
    for (const [who, client] of outsiders) {
      const results = await Promise.all([
        client.from('listings').select().eq('id', unlisted),
        client.from('listings').select().like('property_name', `${uniqueWord}%`),
        client
          .from('listings')
          .select()
          .eq('broker_id', await brokerOf(seller.id))
          .neq('id', open),
        client.from('listings').select().eq('is_unlisted', true),
        client.from('listing_images').select().eq('listing_id', unlisted),
        client.from('listing_images').select('*, listings!inner(id)').eq('listing_id', unlisted),
      ]);
      for (const { data, error } of results) expect([data, error], who).toEqual([[], null]);
      const counted = await client
        .from('listings')
        .select('id', { count: 'exact', head: true })
        .eq('is_unlisted', true);
      expect(counted.count, who).toBe(0);
    }
  });

  it("isn't in any search, suggestion, count or map, not even for its own broker or staff", async () => {
    const everybody: [string, Client][] = [
      ...outsiders,
      ['its broker', seller.client],
      ['staff', admin.client],
    ];
    for (const [who, client] of everybody) {
      expect(await found(client), who).toEqual([]);
      const figures = await succeed(
        client.rpc('listing_figures', { facets: [], search: uniqueWord }),
      );
      expect(figures, who).toMatchObject({ count: 0 });
      const map = await succeed(client.rpc('map_listings', { facets: [], search: uniqueWord }));
      expect(map, who).toMatchObject({ count: 0, spots: [] });
      const suggested = client.rpc('get_search_suggestions', { partial_term: uniqueWord });
      expect(await succeed(suggested), who).toEqual([]);
    }
  });

  it("isn't in any directory, the sitemap or its broker's page count", async () => {
    const prefix = unlisted.slice(0, 2);
    const part = await succeed(anonymous().rpc('sitemap_part', { kind: 'property', prefix }));
    expect(JSON.stringify(part)).not.toContain(unlisted);
    const agent_id = await brokerOf(seller.id);
    const agent = await succeed(anonymous().rpc('get_agent', { agent_id }));
    expect(agent).toMatchObject({ listings: 1, states: ['MN'] });
    await put(open, { status: 'withdrawn' });
    expect(await succeed(anonymous().rpc('get_agent', { agent_id }))).toBeNull();
    await put(open, { status: 'active' });
  });

  it('changes no figure on the home page or of a market, county, suggestion or day', async ({
    skip,
  }) => {
    skip(
      backend().engine !== 'postgres',
      'figures are read past the calls, over the database’s own line',
    );
    const sql = connectDirectly(1);
    const broker = await brokerOf(seller.id);
    const figures = `
        select jsonb_build_object(
          'hero', private.hero_statistics(),
          'market', (select jsonb_agg(to_jsonb(m) order by m::text) from private.live_listing_measures m),
          'counties', (select jsonb_agg(to_jsonb(c) order by c::text) from private.live_county_counts c),
          'agents', (select jsonb_agg(to_jsonb(a) order by a.id) from private.agents a),
          'day', (select jsonb_agg(to_jsonb(f) order by f::text) from private.listing_figures_of((now() at time zone 'UTC')::date) f)
        )::text as told`;
    const told = async (extra: boolean, isUnlisted: boolean) => {
      let now = '';
      await sql
        .begin('isolation level repeatable read', async (open_) => {
          if (extra) {
            await open_`
                insert into public.listings (broker_id, property_name, city, state, property_type, price, approval_status, is_unlisted)
                values (${broker}, 'Nowhere', 'Blythe', 'CA', 'memory-care', 9000000, 'approved', ${isUnlisted})`;
          }
          now = String((await open_.unsafe(figures))[0]?.told);
          throw new Error('taken back');
        })
        .catch(() => undefined);
      return now;
    };
    const before = await told(false, false);
    const [hidden, shown] = [await told(true, true), await told(true, false)];
    await sql.end();
    expect(hidden).toBe(before);
    expect(shown).not.toBe(before);
  });

  it('matches no saved search until it is public', async () => {
    const looking = await subscriber('professional');
    const name = mark();
    await succeed(
      looking.client.from('saved_searches').insert({ name: 'It', words: name, cadence: 'instant' }),
    );
    const id = await listingBy(seller.id, { ...FACTS, property_name: name, is_unlisted: true });
    await put(id, { price: 11_000_000 });
    const listMatches = () =>
      queryDatabase(`select what from private.pending_listing_changes where listing_id = '${id}'
        union all select what from public.search_matches where listing_id = '${id}'`);
    if (backend().engine === 'postgres') expect(await listMatches()).toEqual([]);
    await put(id, { is_unlisted: false });
    if (backend().engine === 'postgres') expect(await listMatches()).toEqual([{ what: 'new' }]);
    expect(await found(anonymous(), name)).toEqual([id]);
  });

  it('sends no change events to anyone', async () => {
    const listener = await person('buyer');
    const collected = await collectPublishedChanges(listener.client);
    await put(unlisted, { price: 12_345_679 });
    await put(unlisted, { price: FACTS.price });
    // A change made afterwards arrives, so earlier ones would have arrived too.
    await put(listener.id, { bio: 'x' }, 'profiles');
    await vi.waitFor(() => expect(collected.countWaiting(`UPDATE ${listener.id}`)).toBe(0));
    expect(JSON.stringify(collected.getChanges())).not.toContain(unlisted);
    await collected.unsubscribe();
  });

  it('keeps its confidential teaser if it is also confidential', async () => {
    const cover = { ...FACTS, property_name: mark(), is_confidential: true, is_unlisted: true };
    const id = await listingBy(seller.id, cover);
    const told = await byLink(anonymous(), id);
    expect(told).toMatchObject({ city: 'Riverside County', broker_name: null });
    expect(JSON.stringify(told)).not.toContain('Indio');
    expect((told as { broker_id: string }).broker_id).not.toBe(await brokerOf(seller.id));
    expect(await succeed(anonymous().rpc('listing_history', { listing_id: id }))).toEqual([]);
  });

  it('is readable by its broker and staff, and no one else can change it', async () => {
    for (const { client } of [seller, admin]) {
      const own = client.from('listings').select('is_unlisted').eq('id', unlisted).single();
      expect(await succeed(own)).toEqual({ is_unlisted: true });
    }
    for (const [who, client] of outsiders.slice(1)) {
      const freed = client.from('listings').update({ is_unlisted: false }).eq('id', unlisted);
      expect((await freed.select('id')).data, who).toEqual([]);
    }
    expect(await found(anonymous())).toEqual([]);
  });

  it('serves its photos to anyone with their URLs, and removes them when it is removed', async ({
    skip,
  }) => {
    skip(
      backend().engine === 'hosted',
      'a hosted project hands files out from a cache for a while',
    );
    const id = await listingBy(seller.id, { ...FACTS, property_name: mark(), is_unlisted: true });
    const file = randomUUID();
    const pictures = seller.client.storage.from('listing-images');
    const sent = await pictures.upload(`${id}/${file}`, PNG, { contentType: 'image/png' });
    expect(sent.error).toBeNull();
    const at = `/storage/v1/object/public/listing-images/${id}/${file}`;
    await succeed(
      service().from('listing_images').insert({ listing_id: id, image_url: at }).select('id'),
    );
    const status = async () => (await fetch(`${backend().url}${at}`)).status;
    expect(await status()).toBe(200);
    expect((await anonymous().storage.from('listing-images').list(id)).data ?? []).toEqual([]);
    await put(id, { status: 'withdrawn' });
    expect(await status()).not.toBe(200);
  });
});

describe('listing visibility', () => {
  const visibility = (is_unlisted: boolean, id: string) =>
    seller.client
      .from('listings')
      .update({ is_unlisted })
      .eq('id', id)
      .select('is_unlisted')
      .single();

  it('is reduced at once by its broker, and made public only after staff approval', async () => {
    const name = mark();
    const id = await listingBy(seller.id, { ...FACTS, property_name: name });
    expect(await found(anonymous(), name)).toEqual([id]);
    expect(await succeed(visibility(true, id))).toEqual({ is_unlisted: true });
    expect(await found(anonymous(), name)).toEqual([]);
    expect(await byLink(anonymous(), id)).toMatchObject({ id });
    expect(await succeed(visibility(false, id))).toEqual({ is_unlisted: true });
    expect(await found(anonymous(), name)).toEqual([]);
    const revision = seller.client.from('revisions').select('id, changes').eq('listing_id', id);
    const waiting = await succeed(revision.single());
    expect(waiting.changes).toEqual({ is_unlisted: false });
    const decision = { revision_id: waiting.id, decision: 'approved' as const };
    await succeed(admin.client.rpc('review_revision', decision));
    expect(await found(anonymous(), name)).toEqual([id]);
    expect(await byLink(anonymous(), id)).toBeNull();
  });

  it('withdraws a request when its broker clears it, and a text change when it is set back', async () => {
    const id = await listingBy(seller.id, { ...FACTS, property_name: mark(), is_unlisted: true });
    const own = (changes: object) =>
      succeed(seller.client.from('listings').update(changes).eq('id', id).select('id'));
    const waiting = async () => {
      const rows = seller.client.from('revisions').select('changes').eq('listing_id', id);
      return (await succeed(rows)).map(({ changes }) => changes);
    };
    await own({ is_unlisted: false, total_beds: 90 });
    expect(await waiting()).toEqual([{ is_unlisted: false, total_beds: 90 }]);
    await own({ is_unlisted: true });
    expect(await waiting()).toEqual([{ total_beds: 90 }]);
    // Fields not mentioned stay requested, and the team's edits withdraw nothing.
    await own({ price: FACTS.price + 1 });
    await put(id, { total_beds: FACTS.total_beds });
    expect(await waiting()).toEqual([{ total_beds: 90 }]);
    await own({ total_beds: FACTS.total_beds });
    expect(await waiting()).toEqual([]);
  });

  it('is set in the draft, and staff approve it with the listing', async () => {
    const draft = randomUUID();
    const content = { values: {}, pictures: [] };
    await succeed(
      seller.client.rpc('save_listing_draft', { draft_id: draft, version: 0, content }),
    );
    const listing = {
      property_name: mark(),
      ...NEAR,
      property_type: 'memory-care',
      is_unlisted: true,
    };
    const id = String(
      await succeed(seller.client.rpc('submit_listing', { draft_id: draft, listing })),
    );
    expect(await byLink(anonymous(), id)).toBeNull();
    await succeed(admin.client.rpc('review_listing', { listing_id: id, decision: 'approved' }));
    expect(await byLink(anonymous(), id)).toMatchObject({ id, is_unlisted: true });
    expect(await found(anonymous(), listing.property_name)).toEqual([]);
    expect(id).not.toBe(NO_ID);
  });
});
