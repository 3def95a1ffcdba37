import { beforeAll, describe, expect, it } from 'vitest';
import { LISTING_CHOICES } from '../../shared/listings/listing-choices.ts';
import { queryDatabase } from '../security/sql.ts';
import {
  anonymous,
  type Client,
  newUser,
  service,
  skipOnHostedBackend,
} from '../support/backend.ts';

interface Found {
  readonly rows: readonly Row[];
  readonly previous: string | null;
  readonly next: string | null;
}

type Row = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly property_name: string;
};

type SearchArgs = Parameters<typeof searchListings>[0];

async function searchListings(
  args: {
    facets?: string[];
    search?: string;
    sort?: string;
    after?: string;
    before?: string;
    page_size?: number;
  },
  client: Client = anonymous(),
): Promise<Found> {
  const { data, error } = await client.rpc('find_listings', args);
  expect(error).toBeNull();
  return data as unknown as Found;
}

async function count(args: { facets?: string[]; search?: string }) {
  const { data } = await anonymous().rpc('listing_figures', args).throwOnError();
  const { count, is_exact } = data as { count: number; is_exact: boolean };
  return { count, is_exact };
}

/** A unique term. */
const uniqueName = `Qx${crypto.randomUUID().slice(0, 8)}`;
const names = (found: Found) =>
  found.rows.map((row) => row.property_name.replace(`${uniqueName} `, ''));
const searchOwn = (args: SearchArgs) => searchListings({ search: uniqueName, ...args });

interface Listed {
  readonly name: string;
  readonly price?: number | null;
  readonly beds?: number | null;
  readonly cap?: number | null;
  readonly occupancy?: number;
  readonly state?: string;
  readonly type?: string;
  readonly day: number;
  readonly approval?: 'approved' | 'pending';
}

const LISTED: readonly Listed[] = [
  { name: 'Alder', price: 4_000_000, beds: 30, cap: 8.5, occupancy: 96, day: 1 },
  { name: 'Birch', price: 9_000_000, beds: 60, cap: 7, occupancy: 88, state: 'OH', day: 2 },
  { name: 'Cedar', price: 30_000_000, beds: 120, cap: 6.5, occupancy: 91, state: 'OH', day: 3 },
  { name: 'Dogwood', price: null, beds: null, cap: null, day: 4 },
  { name: 'Elm', price: 60_000_000, beds: 220, cap: 10.25, occupancy: 70, type: 'ccrc', day: 5 },
  { name: 'Fir', price: 9_000_000, beds: 60, cap: 7, day: 6 },
  { name: 'Ginkgo', price: 1_000_000, beds: 24, cap: 5, day: 7, approval: 'pending' },
];

let brokerId: string;
beforeAll(async () => {
  const broker = await newUser({
    userMetadata: { user_type: 'broker', brokerage_name: uniqueName },
  });
  brokerId = broker.id;
  await service()
    .from('listings')
    .insert(
      LISTED.map(({ name, day, price, beds, cap, occupancy, state, type, approval }) => ({
        broker_id: brokerId,
        property_name: `${uniqueName} ${name}`,
        city: 'Lakeview',
        state: state ?? 'WY',
        property_type: type ?? 'memory-care',
        price: price ?? null,
        total_beds: beds ?? null,
        cap_rate: cap ?? null,
        occupancy_rate: occupancy ?? null,
        approval_status: approval ?? 'approved',
        created_at: `2025-01-0${day}T00:00:00.123456Z`,
      })) as never,
    )
    .throwOnError();
});

describe('listings for sale', () => {
  it.each([
    ['newest', ['Fir', 'Elm', 'Dogwood', 'Cedar', 'Birch', 'Alder']],
    ['price-low', ['Alder', 'Birch', 'Fir', 'Cedar', 'Elm', 'Dogwood']],
    ['price-high', ['Elm', 'Cedar', 'Birch', 'Fir', 'Alder', 'Dogwood']],
    ['cap', ['Elm', 'Alder', 'Birch', 'Fir', 'Cedar', 'Dogwood']],
    ['beds', ['Elm', 'Cedar', 'Birch', 'Fir', 'Alder', 'Dogwood']],
  ])('page forward and back in the order %s', async (sort, order) => {
    const pages: string[][] = [];
    let page = await searchOwn({ sort, page_size: 2 });
    expect(page.previous).toBeNull();
    for (;;) {
      pages.push(names(page));
      if (page.next === null) break;
      page = await searchOwn({ sort, page_size: 2, after: page.next });
    }
    const ties = (list: readonly string[]) => list.map((name) => (name === 'Fir' ? 'Birch' : name));
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 2]);
    if (sort === 'newest') expect(pages.flat()).toEqual(order);
    expect(ties(pages.flat())).toEqual(ties(order));
    expect(new Set(pages.flat()).size).toBe(6);

    const back = await searchOwn({ sort, page_size: 2, before: page.previous ?? '' });
    expect(names(back)).toEqual(pages[1]);
    const first = await searchOwn({ sort, page_size: 2, before: back.previous ?? '' });
    expect(names(first)).toEqual(pages[0]);
    expect(first.previous).toBeNull();
    expect(first.next).not.toBeNull();
  });

  it.each([
    [['state:OH'], ['Cedar', 'Birch']],
    [['type:ccrc'], ['Elm']],
    [['price:0-5000000'], ['Alder']],
    [['price:5000000-10000000'], ['Fir', 'Birch']],
    [['price:25000000-50000000'], ['Cedar']],
    [['price:50000000-'], ['Elm']],
    [
      ['beds:50', 'state:OH'],
      ['Cedar', 'Birch'],
    ],
    [['beds:200'], ['Elm']],
    [['occupancy:90'], ['Cedar', 'Alder']],
    [
      ['cap:7', 'price:5000000-10000000'],
      ['Fir', 'Birch'],
    ],
    [['cap:10'], ['Elm']],
    [['state:OH', 'state:WY'], []],
    [['state:OH', 'castle:yes'], []],
  ])('are filtered to %s', async (facets, expected) => {
    expect(names(await searchOwn({ facets }))).toEqual(expected);
    expect(names(await searchOwn({ facets, sort: 'price-high' })).sort()).toEqual(
      expected.toSorted(),
    );
    expect(await count({ search: uniqueName, facets })).toEqual({
      count: expected.length,
      is_exact: true,
    });
  });

  it('match all search terms by parts of names, places and brokerages', async () => {
    expect(names(await searchListings({ search: `${uniqueName} ogwo` }))).toEqual(['Dogwood']);
    expect(names(await searchListings({ search: `akevi, ${uniqueName}; OH` }))).toEqual([
      'Cedar',
      'Birch',
    ]);
    expect(await searchListings({ search: `${uniqueName} %` })).toMatchObject({
      rows: { length: 6 },
    });
    expect(names(await searchListings({ search: `${uniqueName} zzzz` }))).toEqual([]);
  });

  it('are the same public listings for every user', async () => {
    const { client } = await newUser();
    expect(names(await searchListings({ search: `${uniqueName} ginkgo` }))).toEqual([]);
    expect(names(await searchListings({ search: `${uniqueName} ginkgo` }, client))).toEqual([]);
    expect(Object.keys((await searchOwn({})).rows[0] ?? {})).not.toContain('broker_id');
  });

  it('are counted by state and type as they are added and removed', async () => {
    const facets = ['type:adult-day-care', 'state:WY'];
    const before = (await count({ facets })) as { count: number };
    const { data } = await service()
      .from('listings')
      .insert({
        broker_id: brokerId,
        property_name: 'Day House',
        city: 'Cody',
        state: 'WY',
        property_type: 'adult-day-care',
        approval_status: 'approved',
      } as never)
      .select('id')
      .single()
      .throwOnError();
    expect(await count({ facets })).toEqual({ count: before.count + 1, is_exact: true });
    await service().from('listings').delete().eq('id', data.id).throwOnError();
    expect(await count({ facets })).toEqual({ count: before.count, is_exact: true });
  });

  it.each([
    ['an unsupported sort order', { sort: 'broker_id' }, '22023'],
    ['an invalid cursor', { after: 'yesterday~1' }, 'HXPCU'],
    [
      'a cursor that speaks SQL',
      { before: `1'); drop table listings; --~${crypto.randomUUID()}` },
      'HXPCU',
    ],
  ])('refuses %s', async (_what, args, code) => {
    const { error, status } = await anonymous().rpc('find_listings', args);
    expect([status, error?.code]).toEqual([400, code]);
  });
});

/** Enough rows for the query plans of a large market; removed by rollback. */
const MARKET = `
  begin;
  set local session_replication_role = replica;
  insert into public.listings (
    broker_id, property_name, city, state, property_type, price, total_beds, occupancy_rate, cap_rate,
    approval_status, created_at
  )
  select
    gen_random_uuid(), 'House ' || n, 'Town ' || n % 501, (array['OH', 'IL', 'WY', 'MN', 'CA'])[1 + n % 5],
    'memory-care', 1000000 + n * 9001 % 60000000, n % 240, 60 + n % 40, 5 + n % 9, 'approved',
    timestamptz '2020-01-01' + n * interval '1 minute'
  from generate_series(1, 4000) n;
  delete from private.market_rows;
  insert into private.market_rows select n.* from private.market_rows_now n;
  analyze public.listings;
  analyze private.market_rows;
  create function pg_temp.plan_of(p_query text) returns text language plpgsql
  set enable_seqscan = off as $$
  declare v_line text; v_plan text := '';
  begin
    for v_line in execute 'explain ' || p_query loop v_plan := v_plan || v_line || chr(10); end loop;
    return v_plan;
  end $$;
`;

describe('list of a large market', () => {
  const expected = [
    ['newest', [], '', 2000, 'Only Scan Backward using market_rows_freshest_idx'],
    [
      'price-low',
      ['price:5000000-10000000'],
      '',
      2000,
      'Only Scan using market_rows_price_low_idx',
    ],
    ['price-high', ['state:OH'], '', 2000, 'Only Scan Backward using market_rows_price_high_idx'],
    ['cap', ['state:OH'], 'house', 2000, 'Only Scan Backward using market_rows_cap_rate_idx'],
    ['beds', [], 'house', 2000, 'Only Scan Backward using market_rows_beds_idx'],
    ['newest', ['state:OH', 'beds:200'], '', null, 'on listings_live_facets_idx'],
    ['newest', [], 'town 499', null, 'on listings_live_words_idx'],
    ['newest', [], 'zz', null, 'on listings_live_words_idx'],
  ] as const;
  let plans: string[];
  let counted: unknown;

  beforeAll(async () => {
    skipOnHostedBackend('it asks the database for its plans');
    const queries = expected.map(
      ([sort, facets, search, reach]) =>
        `pg_temp.plan_of(private.listing_query('{${facets}}', '${search}', '${sort}', null, false, 21, ${reach}))`,
    );
    const rows = await queryDatabase(
      `select unnest(array[${queries}]) as plan, public.listing_figures('{beds:25}') as counted`,
      MARKET,
    );
    await queryDatabase('select', 'rollback');
    plans = rows.map(({ plan }) => String(plan));
    counted = rows[0]?.counted;
  });

  it('is counted up to a thousand', () => {
    expect(counted).toMatchObject({ count: 1000, is_exact: false });
  });

  it.each(expected.map((one, place) => [...one, place] as const))(
    'with order %s, filters %j, search “%s” and reach %s uses a plan %s',
    (_sort, _facets, _search, reach, scan, place) => {
      expect(plans[place]).toContain(scan);
      if (reach !== null) expect(plans[place]).not.toContain('Sort');
    },
  );
});

it('offers only filter options that the database knows', async () => {
  const [row] = await queryDatabase(
    `select pg_get_viewdef('private.live_listings'::regclass) as definition, private.listing_choices() as choices`,
  );
  const counted = [
    'price',
    'each',
    'beds',
    'occupancy',
    'cap',
    'built',
    'care',
    'license',
    'payor',
    'fresh',
  ] as const;
  for (const name of counted) {
    for (const [value] of LISTING_CHOICES[name]) {
      expect(row?.definition).toContain(`'${name}:${value}'`);
      expect(row?.choices).toContain(`${name}:${value}`);
    }
  }
  for (const [sort] of LISTING_CHOICES.sort) await searchOwn({ sort });
});
