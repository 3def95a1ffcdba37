import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { fillExchange } from './full-exchange.ts';
import { listCalls } from './list-calls.ts';
import { median } from './measure.ts';
import { openCosts } from './policy-cost.ts';

interface Search {
  readonly name: string;
  readonly facets?: readonly string[];
  readonly search?: string;
  readonly sort?: string;
  /** Begins in the middle of the order, where counting rows off would cost half a market. */
  readonly isDeep?: boolean;
}

const SEARCHES: readonly Search[] = [
  { name: 'newest' },
  { name: 'newest, from the middle on', isDeep: true },
  { name: 'cheapest', sort: 'price-low' },
  { name: 'dearest, from the middle on', sort: 'price-high', isDeep: true },
  { name: 'best cap rate', sort: 'cap' },
  { name: 'best cap rate, from the middle on', sort: 'cap', isDeep: true },
  { name: 'most beds', sort: 'beds' },
  { name: 'one state, newest', facets: ['state:OH'] },
  { name: 'a rare state and kind by cap rate', facets: ['state:WY', 'type:auction'], sort: 'cap' },
  { name: 'usual filters', facets: ['price:5000000-10000000', 'beds:50', 'occupancy:80'] },
  { name: 'filters that hardly agree', facets: ['state:WY', 'beds:200', 'cap:10', 'occupancy:95'] },
  { name: 'filters that never agree', facets: ['price:0-5000000', 'state:OH', 'state:WY'] },
  { name: 'a usual word', search: 'maple' },
  { name: 'a town', search: 'town 1234' },
  { name: 'a rare word in one state', search: 'brokerage 4000', facets: ['state:CA'] },
  { name: 'a word of two letters', search: 'wy', sort: 'price-low' },
  { name: 'a word that nothing is called', search: 'zyxw' },
  { name: 'a misspelt word', search: 'mapel' },
  { name: 'a state by its name', search: 'texas' },
  { name: 'a range of prices in two states', facets: ['price:3000000-15000000', 'state:OH,TX'] },
  { name: 'a cap rate within a range', facets: ['cap:7.5-9'], sort: 'price-low' },
  { name: 'a price a bed at most', facets: ['each:-90000', 'occupancy:-70'] },
];

const REPEATS = 15;

async function usualTime(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < REPEATS; turn += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** The place in the middle of an order, as a cursor names it before it is sealed. */
async function middle(sql: postgres.Sql, column: string): Promise<string> {
  const [row] = await sql.unsafe(
    `select to_jsonb(v.${column}) #>> '{}' || '~' || v.id as cursor from private.live_listings v
     order by v.${column}, v.id offset (select count(*) / 2 from private.live_listings) limit 1`,
  );
  return row?.cursor;
}

const COLUMNS: Readonly<Record<string, string>> = {
  newest: 'created_at',
  'price-high': 'price_high',
  cap: 'cap_rate',
};

const SCAN =
  /(?:Seq Scan on listings|(?:Index(?: Only)? Scan(?: Backward)?|Bitmap Index Scan) (?:using|on) (\w+))/g;

async function measure(sql: postgres.Sql, wanted: Search) {
  const { facets = [], search = '', sort = 'newest', isDeep = false } = wanted;
  const cursor = isDeep ? await middle(sql, COLUMNS[sort] ?? 'created_at') : null;
  const [{ sealed } = { sealed: null }] =
    cursor === null
      ? []
      : await sql`
    select private.seal_cursor(${`listings:${sort}`}, to_jsonb(${cursor}::text)) as sealed`;
  const scans = new Set<string>();
  let pages = 0;
  for (const reach of [2000, null]) {
    const [found] = await sql`
      select private.listing_query(${facets}, ${search}, ${sort}, ${cursor}, false, 21, ${reach}) as query`;
    const lines = await sql.unsafe(
      `set enable_seqscan = off; explain (analyze, buffers) ${found?.query}; reset enable_seqscan`,
    );
    const text = lines
      .flat()
      .map((line) => line['QUERY PLAN'])
      .join('\n');
    for (const [whole, index] of text.matchAll(SCAN)) scans.add(index ?? whole);
    pages += Number(/Buffers: shared hit=(\d+)/.exec(text)?.[1] ?? 0);
    if (/actual time=\S+ rows=21 /.test(text.split('\n')[0] ?? '')) break;
  }
  const askAs = (role: string) =>
    usualTime(() =>
      sql.begin('read only', async (open) => {
        await open.unsafe(`set local role ${role}`);
        await open`select public.find_listings(${facets}, ${search}, ${sort}, ${sealed})`;
      }),
    );
  const owner = await askAs('postgres');
  const visitor = await askAs('anon');
  const counted = await usualTime(() => sql`select public.listing_figures(${facets}, ${search})`);
  return { scans: [...scans].join(' + '), pages, owner, visitor, counted };
}

const ms = (value: number) => `${value.toFixed(1)} ms`.padStart(9);

async function listAt(url: string, rows: number): Promise<void> {
  await fillExchange(url, rows);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  console.log(
    `\n${rows.toLocaleString('en-US')} listings: without policies, to a visitor, counted; pages read`,
  );
  for (const wanted of SEARCHES) {
    const { scans, pages, owner, visitor, counted } = await measure(sql, wanted);
    console.log(
      `  ${wanted.name.padEnd(36)}${ms(owner)}${ms(visitor)}${ms(counted)}${`${pages}`.padStart(8)}  ${scans}`,
    );
  }
  const figures = await usualTime(() => sql`select public.market_figures(null, null)`);
  console.log(`  ${'figures of the market'.padEnd(36)}${ms(figures)}`);
  await sql.end();
  await comparePolicies(url);
}

/** Each list through the policies by the same without them: pages decide, times are told. */
async function comparePolicies(url: string): Promise<void> {
  const costs = await openCosts(url);
  console.log('\n  through the policies by without: pages, and the ratio of times');
  for (const list of listCalls(await costs.named())) {
    const pages = await costs.costsOf(list);
    const slowness = await costs.slownessOf(list);
    const told = pages.map(({ asker, through, without, isSame, isTooDear }, place) => {
      const isWrong = isTooDear || !isSame;
      if (isWrong) process.exitCode = 1;
      return `${asker} ${through}/${without}${isWrong ? ' TOO DEAR' : ''}, ${slowness[place]?.toFixed(2)}`;
    });
    console.log(`  ${list.name.padEnd(32)}${told.join('   ')}`);
  }
  await costs.close();
}

/** The list at a tenth of the size and at the whole: what grows between them does not hold. */
export async function benchListings(rows: number): Promise<void> {
  const cluster = await startPostgres();
  try {
    for (const size of [rows / 10, rows]) {
      await listAt(cluster.createDatabase(`market_${size}`), size);
    }
  } finally {
    cluster.stop();
  }
}
