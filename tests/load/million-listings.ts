import type postgres from 'postgres';
import { migrationFiles, platformFiles } from '../../backend/db/schema-files.ts';
import { PROPERTY_TYPES } from '../../shared/listings.ts';
import { STATES } from '../../shared/states.ts';

/** From here on the list is found by indexes, which are built over the rows rather than with each of them. */
const AFTER_ROWS = '20261125000500';

/** What is counted by earlier ones. */
const COUNTING = ['count_new_listings', 'count_new_suggestions'];

/** Figures spread as in a market: some states and kinds have most of it, and a tenth tells no price. */
const ROWS = `
  insert into public.listings (
    broker_id, broker_name, property_name, city, state, property_type, price, total_beds, total_units,
    occupancy_rate, cap_rate, approval_status, status, created_at
  )
  select
    (array(select id from public.profiles order by id))[1 + n % $1], b.name, w.first || ' ' || w.second || ' ' || (n % 997), 'Town ' || c.town,
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

/** A migrated database with that many listings, live and not. */
export async function fillMarket(sql: postgres.Sql, rows: number): Promise<void> {
  for (const { text } of platformFiles()) await sql.unsafe(text);
  const migrations = migrationFiles();
  for (const { name, text } of migrations) if (name < AFTER_ROWS) await sql.unsafe(text);
  await sql.begin(async (open) => {
    // What triggers count is counted in one go: by the migrations that follow, or a statement at a time.
    await open`set local session_replication_role = replica`;
    for (const trigger of COUNTING) {
      await open.unsafe(`alter table public.listings enable always trigger ${trigger}`);
    }
    await open`select setseed(0.5)`;
    await open.unsafe(`insert into auth.users (id, email) ${BROKER_ROWS}`);
    await open.unsafe(`insert into public.profiles (id, email) ${BROKER_ROWS}`);
    await open.unsafe(ROWS, [BROKERS, Object.keys(STATES), Object.keys(PROPERTY_TYPES), rows]);
    await open.unsafe(PICTURES);
    for (const trigger of COUNTING) {
      await open.unsafe(`alter table public.listings enable trigger ${trigger}`);
    }
  });
  for (const { name, text } of migrations) if (name >= AFTER_ROWS) await sql.unsafe(text);
  await sql.unsafe('vacuum analyze public.listings');
  await sql.unsafe('vacuum analyze public.listing_images');
  await sql.unsafe('vacuum analyze private.live_listing_measures');
}
