import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { makeDatabase, scriptsOfMigrations } from '../../build/schema.ts';

/**
 * A community that becomes public, held against saved searches: `npm run bench:searches [searches] [people]`. First
 * against a tenth of them and then against all; "found" is how many it met.
 */
const [most = 50_000, people = 10_000] = process.argv.slice(2).map(Number);
const ROUNDS = 40;
const BROKER = '00000000-0000-4000-8000-0000000000bb';

/** Mostly a state or three and a kind, often with a price; some by words, by a figure alone, or by hardly anything. */
const fill = (sql: postgres.Sql, from: number, to: number) =>
  sql.unsafe(`
    insert into public.saved_searches (user_id, name, facets, words, cadence)
    select md5('person' || n % ${people})::uuid, 'Search ' || n,
      array_remove(array[
        case when n % 20 > 2 then 'state:' || array_to_string((array['TX','OH','FL','CA','IA','NY','WI','GA','CO','AZ','WA','NC','MI','PA','IL','MN'])[1 + n % 16 : 1 + n % 16 + n / 16 % 3], ',') end,
        case when n % 20 > 0 then 'type:' || (array['assisted-living','memory-care','independent-living','skilled-nursing','ccrc','active-adult'])[1 + n / 7 % 6] end,
        case when n % 3 > 0 then 'price:' || n % 9 * 1000000 || '-' || (n % 9 + 4 + n % 13) * 1000000 end,
        case when n % 5 = 0 then 'beds:' || 20 + n % 120 || '-' end,
        case when n % 11 = 0 then 'cap:' || 6 + n % 4 end,
        case when n % 20 = 0 then 'occupancy:' || 80 + n / 20 % 18 || '-' end
      ], null) || array['each:-' || 1000000 + n],
      case when n % 20 = 1 then (array['maple','harbor','river','quiet','cedar'])[1 + n / 20 % 5] else '' end,
      (array['instant','daily','weekly','off'])[1 + n % 4]
    from generate_series(${from}, ${to - 1}) n`);

const TYPES = ['assisted-living', 'memory-care', 'independent-living', 'skilled-nursing'];
const STATES = ['TX', 'OH', 'FL', 'CA', 'IA', 'NY', 'WI', 'GA'];

/** Each round another community, all of it undone: matched alone, and matched and noted. */
async function measure(sql: postgres.Sql) {
  const [met, noted, found]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    await sql
      .begin(async (turn) => {
        const [{ id } = { id: '' }] = await turn.unsafe<{ id: string }[]>(`
        insert into public.listings (broker_id, property_name, city, state, property_type, price, total_beds, occupancy_rate, cap_rate, approval_status)
        values ('${BROKER}', 'Maple Harbor ${round}', 'Town', '${STATES[round % 8]}', '${TYPES[round % 4]}',
          ${4_000_000 + (round % 10) * 1_500_000}, ${40 + round * 2}, 91, 7.5, 'approved') returning id`);
        const started = performance.now();
        const [{ count } = { count: 0 }] = await turn.unsafe<{ count: number }[]>(
          `select count(*)::integer from public.listings l, private.searches_met_by(l, null) where l.id = '${id}'`,
        );
        met.push(performance.now() - started);
        found.push(count);
        const began = performance.now();
        await turn.unsafe(`select private.match_searches(m, now()) from private.listing_matters m`);
        noted.push(performance.now() - began);
        throw new Undone();
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof Undone)) throw fault;
      });
  }
  const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.95)] ?? 0;
  return { met: p95(met), noted: p95(noted), found: p95(found) };
}

class Undone extends Error {}

const cluster = await startPostgres({ syncs: false });
try {
  const url = await makeDatabase(cluster, 'searches', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql.unsafe(`
    insert into auth.users (id, email) select md5('person' || n)::uuid, 'person' || n || '@example.com' from generate_series(0, ${people - 1}) n;
    insert into auth.users (id, email) values ('${BROKER}', 'broker@example.com')`);
  const tell = async (count: number) => {
    await sql.unsafe('vacuum analyze private.search_conditions');
    await sql.unsafe('vacuum analyze public.saved_searches');
    const { met, noted, found } = await measure(sql);
    console.log(
      `${count} searches: matched ${met.toFixed(1)} ms, matched and noted ${noted.toFixed(1)} ms, found ${found}`,
    );
  };
  await fill(sql, 1, most / 10);
  await tell(most / 10);
  await fill(sql, most / 10, most);
  await tell(most);
  await sql.end();
  if (process.env.HAVEN_PLANS) {
    const plans = postgres(url, { max: 1, onnotice: ({ message }) => console.log(message) });
    await plans.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set client_min_messages = log`);
    await measureOnce(plans);
    await plans.end();
  }
} finally {
  cluster.stop();
}

async function measureOnce(sql: postgres.Sql): Promise<void> {
  await sql.unsafe(`
    begin;
    insert into public.listings (broker_id, property_name, city, state, property_type, price, total_beds, approval_status)
    values ('${BROKER}', 'Maple Harbor', 'Town', 'TX', 'memory-care', 9000000, 80, 'approved');
    select private.match_searches(m, now()) from private.listing_matters m;
    rollback`);
}
