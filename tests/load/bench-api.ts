import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { measureExports } from './export-costs.ts';
import { openHttpClient } from './http-client.ts';
import { startLoadedBackend } from './loaded-backend.ts';
import { measureInterleaved } from './measure.ts';
import { signInTo } from './sign-in.ts';

/**
 * `npm run bench:api [contacts] [seconds]`: a list through the API and a scheduled export compared with the same list of
 * the app, interleaved against the same backend. An export has at most 20,000 rows.
 */
const [contacts = 19_000, seconds = 30] = process.argv.slice(2).map(Number);
const BUDGET = 1.2;
const EXPORT_BUDGET = 1.5;
const RUNS_BUDGET = 1.5;
const PAGE = 100;
const BATCH = 1000;

const cluster = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'haven-api-'));
const databaseUrl = cluster.createDatabase('api');
const backend = await startLoadedBackend(dataDir, databaseUrl, 1);
const { facts } = backend;
const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
const { send, close } = openHttpClient(facts.url, 4);
try {
  const email = 'broker@demo.havenexchange.example';
  const token = await signInTo(facts, email, facts.demoPassword);
  const headers = {
    apikey: facts.publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  };
  for (let from = 0; from < contacts; from += BATCH) {
    const rows = Array.from({ length: BATCH }, (_, index) => ({ name: `Person ${from + index}` }));
    const body = JSON.stringify(rows);
    await send({ method: 'POST', path: '/rest/v1/contacts', headers, body });
  }
  await sql`analyze public.contacts`;
  // The benchmark sends more requests than an account may.
  await sql`create or replace function private.get_api_rate_limit() returns integer
    language sql immutable set search_path = '' as 'select 1000000000'`;
  const key = JSON.parse(
    await send({
      method: 'POST',
      path: '/rest/v1/rpc/create_api_key',
      headers,
      body: JSON.stringify({ p_id: randomUUID(), p_name: 'Bench', p_scopes: ['contacts:read'] }),
    }),
  ) as string;
  const app = {
    method: 'POST' as const,
    path: '/rest/v1/rpc/find_contacts',
    headers,
    body: JSON.stringify({ p_limit: PAGE }),
  };
  const api = {
    method: 'GET' as const,
    path: `/functions/v1/api/v1/contacts?limit=${PAGE}`,
    headers: { authorization: `Bearer ${key}` },
  };
  for (const callers of [1, 4]) {
    const [byApp, byApi] = await measureInterleaved(callers, seconds, [
      () => send(app).then(() => undefined),
      () => send(api).then(() => undefined),
    ]);
    if (byApp === undefined || byApi === undefined) throw new Error('Nothing was measured.');
    const ratio = byApi.p50 / byApp.p50;
    console.log(
      `${callers} callers, ${contacts} contacts: app p50 ${byApp.p50.toFixed(1)} ms, API p50 ${byApi.p50.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (budget ${BUDGET})`,
    );
    if (ratio > BUDGET) process.exitCode = 1;
  }
  const exports = await measureExports(send, headers, sql);
  console.log(
    `export of ${exports.rows} contacts: ${exports.perSecond.toFixed(0)} rows/s, ratio to the app's pages ${exports.ratio.toFixed(2)} (budget ${EXPORT_BUDGET})`,
  );
  console.log(
    `list of exports with ${exports.runs} runs: ratio to few runs ${exports.runsRatio.toFixed(2)} (budget ${RUNS_BUDGET})`,
  );
  if (exports.ratio > EXPORT_BUDGET || exports.runsRatio > RUNS_BUDGET) process.exitCode = 1;
} finally {
  close();
  await sql.end();
  await backend.stop();
  cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
