import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { createDatabaseFromScripts, scriptsOfMigrations } from '../../build/schema.ts';
import { addSearchers, addSearches, matchOnce, measureSearchMatching } from './saved-searches.ts';

/**
 * Benchmarks matching a newly public community against saved searches: `npm run bench:searches [searches] [people]`.
 * First against a tenth of them, then all; "found" is the number of matches. `npm run bench:backend -- --listings N`
 * does the same in a full market.
 */
const [most = 50_000, people = 10_000] = process.argv.slice(2).map(Number);

const cluster = await startPostgres({ syncs: false });
try {
  const url = await createDatabaseFromScripts(cluster, 'searches', scriptsOfMigrations());
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await addSearchers(sql, people);
  for (const [from, to] of [
    [1, most / 10],
    [most / 10, most],
  ] as const) {
    await addSearches(sql, from, to, people);
    const { met, noted, found } = await measureSearchMatching(sql);
    console.log(
      `${to} searches: matched ${met.toFixed(1)} ms, matched and noted ${noted.toFixed(1)} ms, found ${found}`,
    );
  }
  await sql.end();
  if (process.env.HAVEN_PLANS) {
    const plans = postgres(url, { max: 1, onnotice: ({ message }) => console.log(message) });
    await plans.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
      set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set client_min_messages = log`);
    await matchOnce(plans);
    await plans.end();
  }
} finally {
  cluster.stop();
}
