import { performance } from 'node:perf_hooks';
import postgres from 'postgres';

/** Queries by name. */
export type NamedQueries = Readonly<Record<string, string>>;

/**
 * Fills tables without their indexes, keys, and checks, which are added again afterwards. Filled rows aren't checked: it
 * would take most of the time. Rows that the benchmark writes are.
 */
export async function fillInBulk(
  sql: postgres.Sql,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const indexes = await sql.unsafe<{ name: string; definition: string }[]>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
     where i.indrelid = any ($1::regclass[]) and not i.indisunique`,
    [tables as string[]],
  );
  // Keys that other tables reference stay.
  const constraints = await sql.unsafe<{ owner: string; name: string; definition: string }[]>(
    `select c.conrelid::regclass::text as owner, quote_ident(c.conname) as name,
       pg_get_constraintdef(c.oid) || case when c.contype = 'c' and c.convalidated then ' NOT VALID' else '' end as definition
     from pg_constraint c
     where c.conrelid = any ($1::regclass[]) and (
       c.contype = 'c' or c.contype = 'p' and not exists (select from pg_constraint f where f.confrelid = c.conrelid)
     )`,
    [tables as string[]],
  );
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  for (const { owner, name } of constraints)
    await sql.unsafe(`alter table ${owner} drop constraint ${name}`);
  await work();
  for (const { owner, name, definition } of constraints)
    await sql.unsafe(`alter table ${owner} add constraint ${name} ${definition}`);
  // Postgres describes an index of a partitioned table without those of its partitions.
  for (const { definition } of indexes) await sql.unsafe(definition.replace(' ON ONLY ', ' ON '));
  for (const table of tables) await sql.unsafe(`vacuum analyze ${table}`);
}

/** Returns how long a member waits for the response, in milliseconds. */
export const timeQueryAs = (sql: postgres.Sql, id: string, query: string): Promise<number> =>
  sql.begin(async (transaction) => {
    await transaction.unsafe(
      `select set_config('request.jwt.claims', '{"sub":"${id}","role":"authenticated","aal":"aal1","haven_acting":"database"}', true)`,
    );
    await transaction.unsafe('set local role authenticated');
    const started = performance.now();
    await transaction.unsafe(query);
    return performance.now() - started;
  }) as Promise<number>;

/** Returns the p95 response time of each query. */
export async function measureP95(
  sql: postgres.Sql,
  id: string,
  queries: NamedQueries,
  roundsOf: (name: string) => number,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < roundsOf(name); round++)
      times.push(await timeQueryAs(sql, id, query));
    times.sort((a, b) => a - b);
    found[name] = times[Math.floor(times.length * 0.95)] ?? Number.NaN;
  }
  return found;
}

export interface Plans {
  /** Full scans of tables that grow with the exchange. */
  readonly reading: readonly string[];
  /** Database pages read per query, independent of machine load. */
  readonly pages: Readonly<Record<string, number>>;
}

const BUFFERS = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/;

/**
 * Returns the plans of the statements inside the calls; `HAVEN_PLANS=1` prints them. A call's own plan includes the
 * pages of everything inside it. Small tables are cheaper to scan than to look up; `isSmall` gives them the plans of
 * large ones, so that pages can be compared.
 */
export async function explainQueries(
  url: string,
  id: string,
  queries: NamedQueries,
  grows: RegExp,
  isSmall = false,
): Promise<Plans> {
  let plans: string[] = [];
  const sql = postgres(url, { max: 1, onnotice: ({ message }) => plans.push(message ?? '') });
  await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on;
    set auto_explain.log_timing = off; set client_min_messages = log;
    ${isSmall ? 'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off' : ''}`);
  const reading: string[] = [];
  const pages: Record<string, number> = {};
  for (const [name, query] of Object.entries(queries)) {
    // The first call on a connection also reads the catalog.
    await timeQueryAs(sql, id, query);
    plans = [];
    await timeQueryAs(sql, id, query);
    if (process.env.HAVEN_PLANS) console.log(`\n== ${name}\n${plans.join('\n')}`);
    if (plans.some((plan) => grows.test(plan))) reading.push(name);
    pages[name] = Math.max(
      ...plans.map((plan) => {
        const [, hit = '0', read = '0'] = BUFFERS.exec(plan) ?? [];
        return Number(hit) + Number(read);
      }),
    );
  }
  await sql.end();
  return { reading, pages };
}
