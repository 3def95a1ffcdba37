import { performance } from 'node:perf_hooks';
import postgres from 'postgres';
import { DEEP_SORTS, type MarketCall, marketCalls, type Places } from './market-calls.ts';
import { percentile } from './measure.ts';

const ROUNDS = 40;

export interface MarketCost extends MarketCall {
  readonly p50: number;
  readonly p95: number;
  /** Database pages read, independent of machine load. */
  readonly pages: number;
  /** The scan types its plan used. */
  readonly scans: readonly string[];
}

/** Tables that grow with the market and must never be fully scanned. */
const MARKET =
  /Seq Scan on (?:listings|listing_\w+|broker_accounts|search_starts|search_suggestions|covered_towns)/;
export const hasFullTableScan = ({ scans }: MarketCost): boolean =>
  scans.some((scan) => MARKET.test(scan));

const COLUMNS: Readonly<Record<string, string>> = {
  newest: 'freshest',
  'price-high': 'price_high',
  cap: 'cap_rate',
};

/** Returns a cursor for the middle of each order. */
async function placesOf(sql: postgres.Sql): Promise<Places> {
  const cursors: Record<string, string> = {};
  let listing = '';
  for (const sort of new Set(DEEP_SORTS)) {
    const column = COLUMNS[sort];
    const [row] = await sql.unsafe(
      `select v.id, private.seal_cursor('listings:${sort}', to_jsonb(to_jsonb(v.${column}) #>> '{}' || '~' || v.id)) as cursor
       from private.live_listings v order by v.${column}, v.id
       offset (select count(*) / 2 from private.live_listings) limit 1`,
    );
    cursors[sort] = row?.cursor;
    listing = row?.id;
  }
  const [row] = await sql`select state, property_type from public.listings where id = ${listing}`;
  return { listing, cursors, state: row?.state, kind: row?.property_type };
}

const asVisitor = (sql: postgres.Sql, act: (open: postgres.TransactionSql) => Promise<void>) =>
  sql
    .begin(async (open) => {
      await open.unsafe('set local role anon');
      await act(open);
      throw new RollbackError();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollbackError)) throw error;
    });

async function timesOf(sql: postgres.Sql, { text }: MarketCall): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await asVisitor(sql, async (open) => {
      const start = performance.now();
      await open.unsafe(text);
      times.push(performance.now() - start);
    });
  }
  return times;
}

const SCAN = /(?:Seq|Index|Index Only|Bitmap Index) Scan(?: Backward)? (?:using \w+ )?on \w+/g;

/** Runs every market call as a visitor and returns its time, pages, and the scans of its inner statements. */
export async function measureMarketCalls(url: string): Promise<MarketCost[]> {
  let notices: string[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => notices.push(String(message)) });
  const calls = marketCalls(await placesOf(sql));
  const times = new Map<MarketCall, number[]>();
  for (const call of calls) times.set(call, await timesOf(sql, call));
  await sql.unsafe(
    `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
     set auto_explain.log_level = notice`,
  );
  const costs: MarketCost[] = [];
  for (const call of calls) {
    let pages = 0;
    await asVisitor(sql, async (open) => {
      notices = [];
      const lines = await open.unsafe(`explain (analyze, buffers, timing off) ${call.text}`);
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      const [, hit = '0', read = '0'] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
      pages = Number(hit) + Number(read);
      notices.push(plan);
    });
    if (process.env.HAVEN_PLANS)
      console.log(`\n== ${call.group}: ${call.name}\n${notices.join('\n')}`);
    const took = times.get(call) ?? [];
    costs.push({
      ...call,
      p50: percentile(took, 50),
      p95: percentile(took, 95),
      pages,
      scans: [...new Set(notices.join('\n').match(SCAN))],
    });
  }
  await sql.end();
  return costs;
}

class RollbackError extends Error {}
