import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { seedExchange } from './full-exchange.ts';
import { listCalls } from './list-calls.ts';
import { hasFullTableScan, type MarketCost, measureMarketCalls } from './market-costs.ts';
import { openPolicyCosts } from './policy-cost.ts';
import { addSearchers, addSearches, measureSearchMatching } from './saved-searches.ts';

/** Number of searches matched against each new community: 50,000 in a market of a million. */
const searchesIn = (rows: number): number => Math.ceil(rows / 20);
const SEARCHERS = 10_000;
/** p95 in ms for finding the searches a new community matches; matches are recorded one by one after it is public. */
const MATCHED_WITHIN = 200;
const SUGGESTED_WITHIN = 30;

/** Allows one more level per index and rows spread further apart; a full scan would be ten times as much. */
const mayGrow = (pages: number): number => pages * 1.5 + 12;

/**
 * Page limits for queries at any market size, where a small market is too small to reach them: 2,000 pages of the
 * market in its order, and for each count a thousand listings with their lookups.
 */
const MAY_READ: Readonly<Record<string, number>> = {
  'search: a rare word in one state': 4500,
  'facets: filters that hardly agree': 6500,
  'facets: a rare word in one state': 6500,
  'facets: a range of prices in two states': 5000,
  'map: a rare word in one state': 4500,
  'map: a range of prices in two states': 5000,
  'detail: those like it': 100,
};

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(10);
const shown = (rows: number) => rows.toLocaleString('en-US');

function reportFailure(message: string): void {
  console.error(message);
  process.exitCode = 1;
}

async function matchIn(url: string, searches: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await addSearchers(sql, SEARCHERS);
  await addSearches(sql, 1, searches + 1, SEARCHERS);
  const { listed, met, noted, found } = await measureSearchMatching(sql);
  console.log(
    `  a new community against ${shown(searches)} saved searches, p95: listed${ms(listed)}, ` +
      `matched${ms(met)}, matched and noted${ms(noted)}; met ${found}`,
  );
  if (met > MATCHED_WITHIN) reportFailure(`  Matching takes more than ${MATCHED_WITHIN} ms.`);
  await sql.end();
}

/** Compares each list with and without row-level policies: pages decide, times are only reported. */
async function comparePolicies(url: string): Promise<void> {
  const costs = await openPolicyCosts(url);
  console.log('\n  through the policies by without: pages, and the ratio of times');
  for (const list of listCalls(await costs.named())) {
    const pages = await costs.costsOf(list);
    const slowness = await costs.slownessOf(list);
    const cells = pages.map(({ asker, through, without, isSame, isTooDear }, place) => {
      const isWrong = isTooDear || !isSame;
      if (isWrong) process.exitCode = 1;
      return `${asker} ${through}/${without}${isWrong ? ' TOO DEAR' : ''}, ${slowness[place]?.toFixed(2)}`;
    });
    console.log(`  ${list.name.padEnd(32)}${cells.join('   ')}`);
  }
  await costs.close();
}

async function marketOf(url: string, rows: number): Promise<MarketCost[]> {
  await seedExchange(url, rows);
  console.log(`\n${shown(rows)} listings, to a visitor: p50, p95, pages read, ways`);
  const costs = await measureMarketCalls(url);
  for (const cost of costs) {
    const { group, name, p50, p95, pages, scans } = cost;
    const mark = hasFullTableScan(cost) ? '  READS WHOLE' : '';
    console.log(
      `  ${group.padEnd(12)}${name.padEnd(38)}${ms(p50)}${ms(p95)}${shown(pages).padStart(8)}${mark}`,
    );
    for (const scan of scans) console.log(`      ${scan}`);
  }
  await matchIn(url, searchesIn(rows));
  await comparePolicies(url);
  return costs;
}

/**
 * Benchmarks the market at a tenth of the size and at full size, with plans and p95. Growth between the two fails. If
 * the tenth has fewer than 100,000 listings, everything grows up to the scan limits.
 */
export async function benchListings(rows: number): Promise<void> {
  const cluster = await startPostgres();
  try {
    const tenth = cluster.createDatabase(`market_${rows / 10}`);
    const few = await marketOf(tenth, rows / 10);
    const many = await marketOf(cluster.createDatabase(`market_${rows}`), rows);
    console.log(`\np95 and pages among ${shown(rows / 10)} and ${shown(rows)}`);
    const growing: string[] = [];
    for (const [place, after] of many.entries()) {
      const before = few[place];
      if (!before) continue;
      const name = `${after.group}: ${after.name}`;
      const most = Math.max(mayGrow(before.pages), MAY_READ[name] ?? 0);
      const isFlat = after.pages <= most;
      if (!isFlat) growing.push(name);
      const pages = [before.pages, after.pages].map((count) => shown(count).padStart(9)).join('');
      console.log(
        `  ${name.padEnd(50)}${ms(before.p95)}${ms(after.p95)}${pages}${isFlat ? '' : '  GROWS'}${name in MAY_READ ? `  of ${shown(most)} at most` : ''}`,
      );
    }
    const slow = many.filter(({ group, p95 }) => group === 'suggestions' && p95 > SUGGESTED_WITHIN);
    const whole = many.filter(hasFullTableScan).map(({ group, name }) => `${group}: ${name}`);
    if (whole.length > 0) reportFailure(`These read a table from end to end: ${whole.join('; ')}.`);
    if (growing.length > 0)
      reportFailure(`These read more where there is more: ${growing.join('; ')}.`);
    for (const { name } of slow)
      reportFailure(`${name} is suggested in more than ${SUGGESTED_WITHIN} ms.`);
  } finally {
    cluster.stop();
  }
}
