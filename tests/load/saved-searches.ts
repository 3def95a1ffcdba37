import { performance } from 'node:perf_hooks';
import type postgres from 'postgres';
import { percentile } from './measure.ts';

/** Owner of the listings that searches are matched against. */
export const LISTING_OWNER_ID = '00000000-0000-4000-8000-0000000000bb';
const ROUNDS = 40;

export const addSearchers = (sql: postgres.Sql, people: number) =>
  sql.unsafe(`
    insert into auth.users (id, email)
    select md5('person' || n)::uuid, 'person' || n || '@example.com' from generate_series(0, ${people - 1}) n;
    insert into auth.users (id, email) values ('${LISTING_OWNER_ID}', 'broker@example.com')`);

/** Mostly one to three states and a type, often with a price; some by text, a single figure or almost no filters. */
export async function addSearches(sql: postgres.Sql, from: number, to: number, people: number) {
  await sql.unsafe(`
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
  await sql.unsafe('vacuum analyze private.search_conditions');
  await sql.unsafe('vacuum analyze public.saved_searches');
}

const TYPES = ['assisted-living', 'memory-care', 'independent-living', 'skilled-nursing'];
const STATES = ['TX', 'OH', 'FL', 'CA', 'IA', 'NY', 'WI', 'GA'];

const list = (sql: postgres.Sql | postgres.TransactionSql, round: number) =>
  sql.unsafe<{ id: string }[]>(`
    insert into public.listings (broker_id, property_name, city, state, property_type, price, total_beds, occupancy_rate, cap_rate, approval_status)
    values ('${LISTING_OWNER_ID}', 'Maple Harbor ${round}', 'Town', '${STATES[round % 8]}', '${TYPES[round % 4]}',
      ${4_000_000 + (round % 10) * 1_500_000}, ${40 + round * 2}, 91, 7.5, 'approved') returning id`);

const MATCH = 'select private.match_searches(m, now()) from private.pending_listing_changes m';

async function undone(sql: postgres.Sql, act: (turn: postgres.TransactionSql) => Promise<void>) {
  await sql
    .begin(async (transaction) => {
      await act(transaction);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
}

/** Repeatedly matches a newly public community against all saved searches; returns the p95 of each step in ms. */
export async function measureSearchMatching(sql: postgres.Sql) {
  const [listed, met, recorded, found]: number[][] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    await undone(sql, async (transaction) => {
      const start = performance.now();
      const [{ id } = { id: '' }] = await list(transaction, round);
      const isListed = performance.now();
      const [{ count } = { count: 0 }] = await transaction.unsafe<{ count: number }[]>(
        `select count(*)::integer from public.listings l, private.find_matching_searches(l, null) where l.id = '${id}'`,
      );
      const isMet = performance.now();
      await transaction.unsafe(MATCH);
      listed?.push(isListed - start);
      met?.push(isMet - isListed);
      found?.push(count);
      recorded?.push(performance.now() - isMet);
    });
  }
  const p95 = (times: number[] = []) => percentile(times, 95);
  return { listed: p95(listed), met: p95(met), noted: p95(recorded), found: p95(found) };
}

/** Runs it once, for reading its plans. */
export const matchOnce = (sql: postgres.Sql) =>
  undone(sql, async (transaction) => {
    await list(transaction, 0);
    await transaction.unsafe(MATCH);
  });

class Undone extends Error {}
