import type postgres from 'postgres';
import { migrationFiles, platformFiles } from '../../backend/db/schema-files.ts';
import { PROPERTY_TYPES } from '../../shared/listings.ts';
import { STATES } from '../../shared/states.ts';

/** From here on the list is found by indexes, which are built over the rows rather than with each of them. */
const AFTER_ROWS = '20261125000500';

/** Figures spread as in a market: some states and kinds have most of it, and a tenth tells no price. */
const ROWS = `
  insert into public.listings (
    broker_id, broker_name, property_name, city, state, property_type, price, total_beds, total_units,
    occupancy_rate, cap_rate, approval_status, status, created_at
  )
  select
    $1, b.name, w.first || ' ' || w.second || ' ' || (n % 997), c.city,
    ($2::text[])[1 + floor(power(random(), 2) * cardinality($2::text[]))::integer],
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
  cross join lateral (select 'Town ' || (n * 7919::bigint) % 12007 as city) c
  cross join lateral (select 'Brokerage ' || n % 4001 as name) b
`;

const BROKER = '00000000-0000-4000-8000-000000000001';

/** A migrated database with that many listings, live and not. */
export async function fillMarket(sql: postgres.Sql, rows: number): Promise<void> {
  for (const { text } of platformFiles()) await sql.unsafe(text);
  const migrations = migrationFiles();
  for (const { name, text } of migrations) if (name < AFTER_ROWS) await sql.unsafe(text);
  await sql.begin(async (open) => {
    // What triggers count is counted by the migrations that follow, in one go.
    await open`set local session_replication_role = replica`;
    await open`insert into auth.users (id, email) values (${BROKER}, 'broker@load.example')`;
    await open`insert into public.profiles (id, email) values (${BROKER}, 'broker@load.example')`;
    await open.unsafe(ROWS, [BROKER, Object.keys(STATES), Object.keys(PROPERTY_TYPES), rows]);
  });
  for (const { name, text } of migrations) if (name >= AFTER_ROWS) await sql.unsafe(text);
  await sql.unsafe('vacuum analyze public.listings');
  await sql.unsafe('vacuum analyze private.live_listing_measures');
}
