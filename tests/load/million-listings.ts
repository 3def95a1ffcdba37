import type postgres from 'postgres';
import { migrationFiles, platformFiles } from '../../backend/db/schema-files.ts';
import { LISTING_CHOICES } from '../../shared/listings/listing-choices.ts';
import { PROPERTY_TYPES } from '../../shared/listings/listings.ts';
import { STATES } from '../../shared/listings/states.ts';

/** Statement-level counting triggers, which need no row. */
const COUNTING = [
  ['public.listings', 'count_new_listings'],
  ['public.listings', 'count_new_suggestions'],
  ['private.search_suggestions', 'update_search_word_counts_on_insert'],
] as const;

/** Every known town, numbered within its state in a pseudo-random order. */
const TOWNS = `
  create temp table towns on commit drop as
  select t.*, row_number() over (partition by t.state order by md5(t.town)) - 1 as place
  from (
    select distinct on (c.state, e.ends[1])
      c.state, c.county, initcap(e.ends[1]) as town, point(c.longitude, c.latitude) as middle,
      point(c.longitude + e.ends[3]::integer / 100.0, c.latitude + e.ends[2]::integer / 100.0) as spot
    from private.counties c
    cross join lateral string_to_table(btrim(c.towns, ';'), ';') as w (entry)
    cross join lateral (select string_to_array(w.entry, ',') as ends) e
    order by c.state, e.ends[1], c.county
  ) t;
  create unique index on towns (state, place);
  create temp table sizes on commit drop as select state, count(*)::integer as towns from towns group by state;
  analyze towns, sizes;
`;

/**
 * Values distributed as in a real market: a few states and types dominate, a tenth has no price, and a tenth is
 * confidential.
 */
const ROWS = `
  with drawn as materialized (
    select
      n, gen_random_uuid() as id, n % 10 = 3 as is_covered, (n * 7919::bigint) % 12007 as town,
      ($3::text[])[1 + floor(power(random(), 2) * cardinality($3::text[]))::integer] as kind,
      floor(power(random(), 2) * 120)::integer as unconfirmed,
      (power(random(), 2) * 260)::integer + 4 as beds, (power(random(), 2) * 220)::integer + 4 as units,
      case when random() < 0.9 then (power(random(), 3) * 80000000)::bigint + 400000 end as price,
      now() - random() * interval '900 days' as created_at, random() as standing
    from generate_series(1, $4::integer) n
  ),
  stated as (
    select
      d.*, ($2::text[])[1 + floor(power(d.town * 104729 % 1000 / 1000.0, 2) * cardinality($2::text[]))::integer] as state,
      case when d.kind = any ($5::text[]) then d.kind else 'assisted-living' end as care
    from drawn d
  )
  insert into public.listings (
    id, broker_id, broker_name, property_name, city, state, county, spot, is_confidential, property_type, price,
    total_beds, licensed_beds, total_units, square_footage, year_built, occupancy_rate, cap_rate, avg_monthly_rate,
    care_types, licenses, payors, confirmed_on, staleness, approval_status, status, created_at, updated_at
  )
  select
    s.id,
    case when s.is_covered then s.id
      else (array(select broker_id from public.broker_accounts order by broker_id))[1 + s.n % $1] end,
    'Brokerage ' || s.n % 4001,
    case when s.is_covered then 'Project ' || w.first || ' ' || s.n % 997
      else w.first || ' ' || w.second || ' ' || s.n % 997 end,
    case when s.is_covered then t.county else t.town end, s.state, t.county,
    case when s.is_covered then t.middle else t.spot end, s.is_covered, s.kind, s.price,
    s.beds, s.beds + s.n % 5, s.units, s.units * 640, 1950 + (70 * sqrt(random()))::integer,
    round((60 + 40 * random())::numeric, 1), round((5 + power(random(), 2) * 9)::numeric, 2),
    3000 + (random() * 6000)::integer,
    array_remove(array[
      s.care, case when random() < 0.4 and s.care <> 'memory-care' then 'memory-care' end,
      case when random() < 0.2 and s.care <> 'independent-living' then 'independent-living' end
    ], null),
    array_remove(array[
      'assisted-living', case when random() < 0.4 then 'memory-care' end, case when random() < 0.3 then 'medicaid' end,
      case when random() < 0.2 then 'medicare' end, case when random() < 0.02 then 'home-care' end
    ], null),
    array_remove(array[
      'private', case when random() < 0.5 then 'medicaid' end, case when random() < 0.3 then 'medicare' end,
      case when random() < 0.15 then 'long-term-insurance' end, case when random() < 0.03 then 'va' end
    ], null),
    current_date - s.unconfirmed,
    case when s.unconfirmed <= 30 then 0 when s.unconfirmed <= 60 then 1 when s.unconfirmed <= 90 then 2 else 3 end,
    case when random() < 0.95 then 'approved' else 'pending' end::public.approval_status,
    case when s.standing < 0.84 then 'active' when s.standing < 0.9 then 'under_contract' else 'sold' end,
    case when s.is_covered then private.start_of_day(s.created_at) else s.created_at end,
    case when s.is_covered then private.start_of_day(s.created_at) else s.created_at end
  from stated s
  join sizes z on z.state = s.state
  join towns t on t.state = s.state and t.place = floor(power(s.town / 12007.0, 2) * z.towns)::integer
  cross join lateral (
    select
      (array['Maple','Cedar','Elm','Harbor','Prairie','Summit','Willow','Stone'])[1 + s.n % 8] as first,
      (array['Court','Ridge','Commons','Grove','Terrace','House','Landing'])[1 + s.n % 7] as second
  ) w
`;

/** Data stored with a listing and read on its page: address, details and market history. */
const BESIDE = `
  insert into public.broker_accounts (broker_id, user_id, is_pseudonym)
  select l.id, ('00000000-0000-4000-8000-' || lpad((1 + abs(hashtext(l.id::text)) % $1)::text, 12, '0'))::uuid, true
  from public.listings l where l.is_confidential;
  insert into private.covered_towns (listing_id, town)
  select l.id, l.city from public.listings l where l.is_confidential;
  insert into public.listing_addresses (listing_id, street_address, postal_code)
  select l.id, abs(hashtext(l.id::text)) % 9000 || ' Main Street', '43081' from public.listings l;
  insert into public.listing_details (listing_id, unit_mix, payor_mix, history)
  select
    l.id, jsonb_build_array(jsonb_build_object('kind', 'Studio', 'units', l.total_units, 'rate', l.avg_monthly_rate)),
    '[{"payor": "private", "share": 70}, {"payor": "medicaid", "share": 30}]',
    '[{"month": "2026-09", "census": 40, "rate": 5200}, {"month": "2026-10", "census": 42, "rate": 5250}]'
  from public.listings l;
  insert into public.listing_changes (listing_id, at, what, became, is_public)
  select l.id, l.created_at, 'live', jsonb_build_object('price', l.price, 'status', l.status), true
  from public.listings l where l.approval_status = 'approved';
  insert into public.listing_changes (listing_id, at, what, was, became, is_public)
  select l.id, now() - interval '9 days', 'price', to_jsonb(l.price + 250000), to_jsonb(l.price), true
  from public.listings l where l.approval_status = 'approved' and l.total_beds % 5 = 0 and l.price is not null;
`;

/** Two photos each: the list shows the first, a community's page all. */
const PICTURES = `
  insert into public.listing_images (listing_id, image_url, image_order, alt_text, is_primary, width, height)
  select l.id, '/facades/load.svg', place, 'A drawing', place = 0, 1200, 800
  from public.listings l cross join generate_series(0, 1) place
`;

const BROKERS = 500;
const BROKER_ROWS = `
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'broker-' || n || '@load.example'
  from generate_series(1, ${BROKERS}) n
`;

const LIVE = `l.approval_status = 'approved' and l.status in ('active', 'under_contract') and not l.is_unlisted`;

/** Totals that triggers update row by row, computed once over all rows. */
const RECOUNT = `
  insert into private.agents (id, name, brokerage, listings)
  select l.broker_id, coalesce(p.full_name, ''), private.business_name(p), count(*)
  from public.listings l
  join public.broker_accounts b on b.broker_id = l.broker_id join public.profiles p on p.id = b.user_id
  where ${LIVE} and not l.is_confidential group by l.broker_id, p.id;
  insert into private.agent_markets (agent_id, state, property_type, listings)
  select l.broker_id, l.state, l.property_type, count(*) from public.listings l
  where ${LIVE} and not l.is_confidential group by 1, 2, 3;
  do $$
  begin
    execute 'insert into private.live_listing_measures
      (state, property_type, measure, bucket, listings, numerator, denominator) '
      || private.build_measures_query($q$select l.*, 1 as times from public.listings l where ${LIVE}$q$);
    execute 'insert into private.live_county_counts (state, county, property_type, listings) '
      || private.counties_of($q$select l.*, 1 as times from public.listings l where ${LIVE}$q$);
    insert into private.market_rows select n.* from private.market_rows_now n;
  end
  $$;
  update public.listing_images i set is_live = true from public.listings l where l.id = i.listing_id and ${LIVE};
`;

const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i where i.indrelid = 'public.listings'::regclass and not i.indisunique
`;

const FILLED = [
  'public.listings',
  'public.listing_images',
  'public.listing_addresses',
  'public.listing_details',
  'public.listing_changes',
  'public.broker_accounts',
  'private.live_listing_measures',
  'private.live_county_counts',
  'private.market_rows',
];

/** Fills a database with that many listings, live and not, after migrating it if needed. */
export async function seedMarket(sql: postgres.Sql, rows: number): Promise<void> {
  const [found] = await sql<{ table: string | null }[]>`
    select to_regclass('public.listings')::text as table`;
  if (!found?.table) {
    for (const { text } of [...platformFiles(), ...migrationFiles()]) await sql.unsafe(text);
  }
  // Builds indexes after the rows are inserted, instead of updating them per row.
  const indexes = await sql.unsafe<{ name: string; definition: string }[]>(INDEXES);
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await sql.begin(async (open) => {
    await open`set local session_replication_role = replica`;
    for (const [table, trigger] of COUNTING) {
      await open.unsafe(`alter table ${table} enable always trigger ${trigger}`);
    }
    await open`select setseed(0.5)`;
    await open.unsafe(`insert into auth.users (id, email) ${BROKER_ROWS}`);
    await open.unsafe(`insert into public.profiles (id, email) ${BROKER_ROWS}`);
    await open`insert into public.broker_accounts (user_id) select id from public.profiles`;
    await open.unsafe(TOWNS);
    const kinds = Object.keys(PROPERTY_TYPES);
    const cares = LISTING_CHOICES.care.map(([care]) => care);
    await open.unsafe(ROWS, [BROKERS, Object.keys(STATES), kinds, rows, cares]);
    await open.unsafe(BESIDE.replace('$1', `${BROKERS}`));
    await open.unsafe(PICTURES);
    await open.unsafe(RECOUNT);
    for (const [table, trigger] of COUNTING) {
      await open.unsafe(`alter table ${table} enable trigger ${trigger}`);
    }
  });
  for (const { definition } of indexes) await sql.unsafe(definition);
  for (const table of FILLED) await sql.unsafe(`vacuum analyze ${table}`);
}
