import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { anonymous, backend, service, skipOnHostedBackend } from '../../support/backend.ts';
import { expectNothing, expectRefused } from '../refusal.ts';
import { connectDirectly, queryDatabase } from '../sql.ts';
import { licenseIn, listingBy, type Person, person, subscriber, succeed } from '../world.ts';

/** Filters, orders and table names are strings here, so the client is untyped. */
const loose = (client: unknown) => client as SupabaseClient;

const change = (id: string, changes: Record<string, unknown>) =>
  succeed(
    service()
      .from('listings')
      .update(changes as never)
      .eq('id', id)
      .select('id'),
  );

const pictureOf = (listing_id: string) =>
  succeed(
    service()
      .from('listing_images')
      .insert({ listing_id, image_url: '/facades/maple-court.svg' })
      .select('id')
      .single(),
  );

describe("a listing that isn't live", () => {
  const price = 1_000_000 + Math.floor(Math.random() * 1e9);
  let broker: Person;
  let hidden: string;
  const strangers: [string, SupabaseClient][] = [];

  beforeAll(async () => {
    broker = await person('broker');
    hidden = await listingBy(broker.id, { approval_status: 'pending', price });
    await pictureOf(hidden);
    strangers.push(['a visitor', loose(anonymous())]);
    strangers.push(['a broker with a plan', loose((await subscriber('professional')).client)]);
  });

  it("isn't in any filter, negation, count or embed", async () => {
    for (const [, client] of strangers) {
      const from = (columns = 'id') =>
        client.from('listings').select(columns, { count: 'exact' }).eq('price', price);
      for (const call of [
        from(),
        from().or('approval_status.eq.pending,status.eq.active'),
        from().not('approval_status', 'eq', 'approved'),
        from().order('price').range(0, 5),
        from('id, listing_images!inner(id)'),
      ]) {
        const { data, count, error } = await call;
        expect({ data, count, error }).toEqual({ data: [], count: 0, error: null });
      }
      const images = client.from('listing_images');
      await expectNothing(images.select().eq('listing_id', hidden));
      await expectNothing(images.select('id, listings!inner(price)').eq('listings.price', price));
    }
  });

  it("is only in its broker's own list, whichever user's list is requested", async () => {
    const own = (client: SupabaseClient, of: string) =>
      client
        .from('listings')
        .select('id, broker_accounts!inner(user_id)')
        .eq('broker_accounts.user_id', of);
    const idsOf = ({ data }: { data: unknown }) =>
      ((data ?? []) as { id: string }[]).map(({ id }) => id);
    for (const [, client] of strangers) expect(idsOf(await own(client, broker.id))).toEqual([]);
    expect(idsOf(await own(loose(broker.client), broker.id))).toEqual([hidden]);
  });

  it('is not revealed by a duplicate error or overwritten by an upsert', async () => {
    const offer = { property_name: 'Taken', city: 'Fargo', state: 'ND', property_type: 'ccrc' };
    const picture = { listing_id: hidden, image_url: '/facades/x.svg', image_order: 0 };
    const address = { listing_id: hidden, street_address: '1 Stolen Street' };
    for (const [name, client] of strangers) {
      const status = name === 'a visitor' ? 401 : 403;
      for (const ignoreDuplicates of [true, false]) {
        const options = { ignoreDuplicates };
        await expectRefused(
          client.from('listings').upsert({ ...offer, id: hidden }, options),
          status,
        );
        await expectRefused(
          client
            .from('listing_addresses')
            .upsert(address, { ...options, onConflict: 'listing_id' }),
          status,
        );
      }
      await expectRefused(client.from('listing_images').insert(picture), status);
    }
  });

  it("can't be put on the market by a broker of another company", async () => {
    const [, [, other] = []] = strangers;
    for (const status of ['active', 'sold', 'withdrawn']) {
      await expectNothing(
        loose(other).from('listings').update({ status }).eq('id', hidden).select('id'),
      );
    }
    await expectNothing(loose(other).from('listings').delete().eq('id', hidden).select('id'));
  });

  it('sends no change events', async () => {
    const published = await queryDatabase(
      `select tablename::text from pg_publication_tables where tablename like 'listing%'`,
    );
    expect(published).toEqual([]);
  });
});

describe('planner estimates', () => {
  it.each([
    ['listing_addresses', 'latitude', -80, 80],
    ['listing_addresses', 'longitude', -170, 170],
    ['listing_addresses', 'street_address', '0', 'zz'],
    ['listing_addresses', 'postal_code', '00001', '99999'],
    ['listings', 'property_name', '0', 'zz'],
    ['broker_contacts', 'message', '0', 'zz'],
    ['support_tickets', 'email', '0', 'zz'],
    ['profiles', 'email', '0', 'zz'],
    ['profiles', 'phone', '0', 'zz'],
  ])('reveal nothing to a member about %s.%s', async (table, column, low, high) => {
    skipOnHostedBackend('it has the table analyzed');
    const { client } = await person('buyer');
    await queryDatabase('select', `analyze public.${table}`);
    const below = async (bound: string | number) => {
      const query = loose(client).from(table).select('*', { count: 'planned', head: true });
      return (await query.lt(column, bound)).count;
    };
    expect(await below(high)).toBe(await below(low));
  });

  it('have no statistics for text and places without an index', async () => {
    const sampled = await queryDatabase(`
      select c.relname || '.' || a.attname as name
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.atttypid = any (array['text', 'text[]', 'jsonb', 'double precision', 'inet']::regtype[])
        and a.attname not like '%status'
        and not exists (select from pg_index i where i.indrelid = c.oid and a.attnum = any (i.indkey))
        and coalesce(a.attstattarget, -1) <> 0
    `);
    expect(sampled).toEqual([]);
  });
});

describe('a confidential seller', () => {
  const company = `Qz${crypto.randomUUID().slice(0, 8)} Court`;
  let owner: Person;
  let listing: string;
  const rename = (names: Record<string, string | null>) =>
    succeed(
      service()
        .from('profiles')
        .update(names as never)
        .eq('id', owner.id)
        .select('id'),
    );

  /** Returns everything strangers can see. */
  const readPublicData = async () => {
    const visitor = anonymous();
    return JSON.stringify([
      await succeed(visitor.from('listings').select('*, listing_images(*)').eq('id', listing)),
      (await visitor.rpc('get_agent', { agent_id: owner.id })).data,
      await succeed(visitor.rpc('get_search_suggestions', { partial_term: company })),
      await succeed(visitor.rpc('find_listings', { search: company })),
    ]);
  };

  beforeAll(async () => {
    owner = await person('operator');
    await rename({ company_name: company, full_name: 'Olive Owner' });
    listing = await listingBy(owner.id, { property_name: 'Project Pine', is_confidential: true });
  });

  it('is not revealed by the company their community is named after', async () => {
    expect(await readPublicData()).not.toContain(company);
    await rename({ company_name: `${company} Holdings` });
    expect(await readPublicData()).not.toContain(company);
  });

  it('is shown once they sell openly, and hidden again if they change back', async () => {
    await change(listing, { is_confidential: false });
    expect(await readPublicData()).toContain(company);
    await change(listing, { is_confidential: true });
    expect(await readPublicData()).not.toContain(company);
  });

  it('is shown by their brokerage, if they have one', async () => {
    await rename({ brokerage_name: 'Open Door Brokerage' });
    expect(await readPublicData()).toContain('Open Door Brokerage');
    expect(await readPublicData()).not.toContain(company);
  });
});

describe("a listing's photos", () => {
  const seenBy = async (client: unknown, id: string) =>
    (await succeed(loose(client).from('listing_images').select('id').eq('id', id))).length === 1;

  it('are hidden and shown with it', async () => {
    const [broker, other] = [await person('broker'), await person('buyer')];
    await licenseIn('MN', broker.id);
    const listing = await listingBy(broker.id);
    const { id } = await pictureOf(listing);
    const everybody = async () => [
      await seenBy(anonymous(), id),
      await seenBy(other.client, id),
      await seenBy(broker.client, id),
    ];
    expect(await everybody()).toEqual([true, true, true]);
    for (const [away, back] of [
      [{ status: 'withdrawn' }, { status: 'active' }],
      [{ approval_status: 'pending' }, { approval_status: 'approved' }],
      [{ status: 'sold' }, { status: 'under_contract' }],
    ] as const) {
      await change(listing, away);
      expect(await everybody()).toEqual([false, false, true]);
      await change(listing, back);
      expect(await everybody()).toEqual([true, true, true]);
    }
  });

  it("can't be shown early by a forged column", async () => {
    const owner = await subscriber('professional');
    const listing = await listingBy(owner.id, { approval_status: 'pending' });
    const images = () => loose(owner.client).from('listing_images');
    const picture = { listing_id: listing, image_url: '/facades/x.svg', image_order: 1 };
    await expectRefused(images().insert({ ...picture, is_live: true }));
    const [{ id } = { id: '' }] = await succeed(images().insert(picture).select('id'));
    await expectRefused(images().update({ is_live: true }).eq('id', id));
    await succeed(images().update({ caption: 'From the lake' }).eq('id', id).select('id'));
    expect(await seenBy(anonymous(), id)).toBe(false);
  });

  it('are hidden when added while the listing is being taken off the market', async ({ skip }) => {
    if (backend().engine !== 'postgres') skip('there is one connection, and no same moment');
    const listing = await listingBy((await person('broker')).id);
    const sql = connectDirectly(3);
    try {
      let adding: Promise<unknown> = Promise.resolve();
      await sql.begin(async (open) => {
        await open`update public.listings set status = 'withdrawn' where id = ${listing}`;
        adding = sql`insert into public.listing_images (listing_id, image_url)
          values (${listing}, '/facades/late.svg')`.execute();
        await vi.waitFor(async () => {
          const blockedQueries = await sql`select from pg_stat_activity
            where wait_event_type = 'Lock' and query like 'insert into public.listing_images%'`;
          expect(blockedQueries).toHaveLength(1);
        });
      });
      await adding;
      const late =
        await sql`select is_live from public.listing_images where listing_id = ${listing}`;
      expect([...late]).toEqual([{ is_live: false }]);
    } finally {
      await sql.end();
    }
  });
});
