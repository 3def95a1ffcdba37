import type postgres from 'postgres';
import { migrationFiles, platformFiles } from '../../backend/db/schema-files.ts';
import { PROPERTY_TYPES } from '../../shared/market/listings.ts';
import { STATES } from '../../shared/market/states.ts';

/** The triggers that count a whole statement at once, and need no row of their own. */
const COUNTING = ['count_new_listings', 'count_new_suggestions'];

/** Figures spread as in a market: some states and kinds have most of it, and a tenth tells no price. */
const ROWS = `
  insert into public.listings (
    broker_id, broker_name, property_name, city, state, property_type, price, total_beds, total_units,
    occupancy_rate, cap_rate, approval_status, status, created_at
  )
  select
    (array(select broker_id from public.broker_accounts order by broker_id))[1 + n % $1], b.name, w.first || ' ' || w.second || ' ' || (n % 997), 'Town ' || c.town,
    ($2::text[])[1 + floor(power(c.town * 104729 % 1000 / 1000.0, 2) * cardinality($2::text[]))::integer],
    ($3::text[])[1 + floor(power(random(), 2) * cardinality($3::text[]))::integer],
    case when random() < 0.9 then (power(random(), 3) * 80000000)::bigint + 400000 end,
    (power(random(), 2) * 260)::integer + 4, (power(random(), 2) * 220)::integer + 4,
    round((60 + 40 * random())::numeric, 1), round((5 + power(random(), 2) * 9)::numeric, 2),
    case when random() < 0.95 then 'approved' else 'pending' end::public.approval_status,
    case when random() < 0.9 then 'active' else 'sold' end,
    now() - random() * interval '900 days'
  from generate_series(1, $4::integer) n
  cross join lateral (
    select
      (array['Maple','Cedar','Elm','Harbor','Prairie','Summit','Willow','Stone'])[1 + n % 8] as first,
      (array['Court','Ridge','Commons','Grove','Terrace','House','Landing'])[1 + n % 7] as second
  ) w
  cross join lateral (select (n * 7919::bigint) % 12007 as town) c
  cross join lateral (select 'Brokerage ' || n % 4001 as name) b
`;

/** Two of each: the list shows the first, the page of a community all. */
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

const LIVE = `l.approval_status = 'approved' and l.status in ('active', 'under_contract')`;

/** What triggers count row by row, counted once over all rows. */
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
      || private.measures_of($q$select l.*, 1 as times from public.listings l where ${LIVE}$q$);
  end
  $$;
  update public.listing_images i set is_live = true from public.listings l where l.id = i.listing_id and ${LIVE};
`;

const INDEXES = `
  select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i where i.indrelid = 'public.listings'::regclass and not i.indisunique
`;

/** A migrated database with that many listings, live and not. */
export async function fillMarket(sql: postgres.Sql, rows: number): Promise<void> {
  for (const { text } of [...platformFiles(), ...migrationFiles()]) await sql.unsafe(text);
  // Built over the rows rather than with each of them.
  const indexes = await sql.unsafe<{ name: string; definition: string }[]>(INDEXES);
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await sql.begin(async (open) => {
    await open`set local session_replication_role = replica`;
    for (const trigger of COUNTING) {
      await open.unsafe(`alter table public.listings enable always trigger ${trigger}`);
    }
    await open`select setseed(0.5)`;
    await open.unsafe(`insert into auth.users (id, email) ${BROKER_ROWS}`);
    await open.unsafe(`insert into public.profiles (id, email) ${BROKER_ROWS}`);
    await open`insert into public.broker_accounts (user_id) select id from public.profiles`;
    await open.unsafe(ROWS, [BROKERS, Object.keys(STATES), Object.keys(PROPERTY_TYPES), rows]);
    await open.unsafe(PICTURES);
    await open.unsafe(RECOUNT);
    for (const trigger of COUNTING) {
      await open.unsafe(`alter table public.listings enable trigger ${trigger}`);
    }
  });
  for (const { definition } of indexes) await sql.unsafe(definition);
  await sql.unsafe('vacuum analyze public.listings');
  await sql.unsafe('vacuum analyze public.listing_images');
  await sql.unsafe('vacuum analyze private.live_listing_measures');
}
