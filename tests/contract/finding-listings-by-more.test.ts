import { beforeAll, describe, expect, it } from 'vitest';
import { queryDatabase } from '../security/sql.ts';
import { anonymous, newUser, service, skipOnHostedBackend } from '../support/backend.ts';

/** A unique term. */
const uniqueName = `Qm${crypto.randomUUID().slice(0, 8)}`;

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 3600 * 1000).toISOString().slice(0, 10);

const LISTED = [
  {
    name: 'Ash',
    city: 'Dallas',
    state: 'TX',
    property_type: 'assisted-living',
    care_types: ['assisted-living', 'memory-care'],
    licenses: ['assisted-living'],
    payors: ['private', 'medicaid'],
    year_built: 1975,
    confirmed: 100,
  },
  {
    name: 'Beech',
    city: 'Fort Worth',
    state: 'TX',
    property_type: 'skilled-nursing',
    licenses: ['skilled-nursing', 'medicare'],
    payors: ['medicare'],
    year_built: 2004,
    confirmed: 70,
  },
  {
    name: 'Cherry',
    city: 'Houston',
    state: 'TX',
    property_type: 'ccrc',
    year_built: 2021,
    status: 'under_contract',
    confirmed: 40,
  },
  { name: 'Date', city: 'St. Paul', state: 'MN', property_type: 'memory-care', confirmed: 1 },
] as const;

beforeAll(async () => {
  const broker = await newUser({ userMetadata: { user_type: 'broker' } });
  await service()
    .from('listings')
    .insert(
      LISTED.map(({ name, confirmed, ...rest }, place) => ({
        care_types: [],
        licenses: [],
        payors: [],
        year_built: null,
        status: 'active',
        ...rest,
        broker_id: broker.id,
        property_name: `${uniqueName} ${name}`,
        approval_status: 'approved',
        confirmed_on: daysAgo(confirmed),
        created_at: `2026-01-0${9 - place}T00:00:00Z`,
      })) as never,
    )
    .throwOnError();
});

async function found(facets: string[], sort = 'newest'): Promise<string[]> {
  const { data } = await anonymous()
    .rpc('find_listings', { facets, search: uniqueName, sort })
    .throwOnError();
  const { rows } = data as unknown as { rows: { property_name: string }[] };
  return rows.map((row) => row.property_name.replace(`${uniqueName} `, ''));
}

describe('communities', () => {
  it('rank lower while unconfirmed, whatever their date', async () => {
    expect(await found([])).toEqual(['Date', 'Cherry', 'Beech', 'Ash']);
  });

  it.each([
    ['care:memory-care', ['Date', 'Ash']],
    ['care:skilled-nursing', ['Cherry', 'Beech']],
    ['license:medicare,assisted-living', ['Beech', 'Ash']],
    ['payor:medicaid', ['Ash']],
    ['built:2000-2010', ['Beech']],
    ['built:-1990', ['Ash']],
    ['built:2015-', ['Cherry']],
    ['status:under_contract', ['Cherry']],
    ['fresh:30', ['Date']],
    ['fresh:90', ['Date', 'Cherry', 'Beech']],
    ['county:TX/Dallas County,TX/Tarrant County', ['Beech', 'Ash']],
    ['city:MN/St. Paul', ['Date']],
    ['near:TX/Dallas,50', ['Beech', 'Ash']],
    ['near:TX/Dallas,10', ['Ash']],
    ['near:MN/Saint Paul,5', ['Date']],
    ['near:29.76,-95.37,30', ['Cherry']],
    ['area:29,-96 31,-96 31,-95 29,-95', ['Cherry']],
  ])('are filtered by %s to %j', async (facet, names) => {
    expect(await found([facet])).toEqual(names);
  });

  it('are counted for each filter as if it were not set', async () => {
    const { data } = await anonymous()
      .rpc('listing_figures', { facets: ['state:TX', 'fresh:90'], search: uniqueName })
      .throwOnError();
    expect(data).toMatchObject({
      count: 2,
      facets: {
        state: { TX: 2, MN: 1 },
        care: { 'skilled-nursing': 2, 'independent-living': 1, 'assisted-living': 1 },
        license: { medicare: 1, 'skilled-nursing': 1 },
        payor: { medicare: 1 },
        built: { 1980: 2, 2000: 2, 2010: 1, 2020: 1 },
        status: { active: 1, under_contract: 1 },
        fresh: { 60: 1, 90: 2 },
        county: { 'TX/Tarrant County': 1, 'TX/Harris County': 1 },
        city: { 'TX/Fort Worth': 1, 'TX/Houston': 1 },
      },
    });
  });

  it('appear on the map in their towns', async () => {
    const { data } = await anonymous()
      .rpc('map_listings', { facets: ['state:TX'], search: uniqueName })
      .throwOnError();
    const { spots, ...rest } = data as { spots: [number, number, number, string][] };
    expect(rest).toEqual({ count: 3, is_exact: true, by: 'town' });
    expect(spots.map((spot) => spot[3]).toSorted()).toEqual([
      'city:TX/Dallas',
      'city:TX/Fort Worth',
      'city:TX/Houston',
    ]);
    const [dallas] = spots.filter((spot) => spot[3] === 'city:TX/Dallas');
    expect(dallas?.[0]).toBeCloseTo(32.8, 0);
    expect(dallas?.[1]).toBeCloseTo(-96.8, 0);
  });

  it('rank lower on the day a step passes', async () => {
    skipOnHostedBackend('it moves the day');
    const [row] = await queryDatabase(
      `select staleness from public.listings where property_name = '${uniqueName} Date'`,
      `begin; set local session_replication_role = replica;
       update public.listings set confirmed_on = current_date - 95 where property_name = '${uniqueName} Date';
       set local session_replication_role = origin;
       select private.update_listing_staleness()`,
    );
    await queryDatabase('select', 'rollback');
    expect(row).toEqual({ staleness: 3 });
  });
});

describe('map of a large market', () => {
  it('uses precomputed counts', async () => {
    skipOnHostedBackend('it fills the market');
    const [row] = await queryDatabase(
      `select public.map_listings('{type:ccrc}') as map`,
      `begin;
       insert into private.live_listing_measures (state, property_type, measure, bucket, listings, numerator, denominator)
       values ('', 'ccrc', 'listed', 0, 1500, 0, 1500), ('TX', 'ccrc', 'listed', 0, 1500, 0, 1500)
       on conflict (property_type, state, measure, bucket) do update set listings = 1500;
       insert into private.live_county_counts (state, county, property_type, listings)
       values ('TX', 'Travis County', 'ccrc', 1499) on conflict (state, county, property_type) do update set listings = 1499`,
    );
    await queryDatabase('select', 'rollback');
    const map = row?.map as {
      spots: [number, number, number, string][];
      count: number;
    };
    expect(map).toMatchObject({ is_exact: true, by: 'county' });
    expect(map.count).toBeGreaterThanOrEqual(1500);
    expect(map.spots[0]?.slice(2)).toEqual([1499, 'county:TX/Travis County']);
  });
});
