import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPasswordOf } from '../../backend/auth/passwords.ts';
import type { Engine } from '../../backend/db/engine.ts';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { loadKeys } from '../../backend/keys.ts';
import { startPostgres } from '../../build/postgres-cluster.ts';
import type { BackendFacts } from '../support/test-backend.ts';
import { type DirectDatabase, forPerson, openDirectPglite, openDirectPostgres } from './direct.ts';
import { openHttpClient } from './http-client.ts';
import { benchListings } from './listing-searches.ts';
import { startLoadedBackend } from './loaded-backend.ts';
import { type LoadMetrics, measureInterleaved } from './measure.ts';
import { PASSWORD, PEOPLE, personEmail, sharedPasswordHash } from './people.ts';
import { openRecorder, type Transaction } from './recording.ts';
import { signInTo } from './sign-in.ts';
import { type Tokens, type Workload, workloads } from './workloads.ts';

const CALLERS = [1, 16];
const MOST_CALLERS = Math.max(...CALLERS);

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    engine: { type: 'string', default: 'pglite,postgres' },
    only: { type: 'string', default: '' },
    listings: { type: 'string' },
  },
});
const seconds = Number(values.seconds);
const isSelected = ({ name }: Workload) => name.includes(values.only);

async function signInEverybody(facts: BackendFacts): Promise<Tokens> {
  const people: { number: number; token: string }[] = [];
  for (let number = 0; number < MOST_CALLERS; number += 1) {
    people.push({ number, token: await signInTo(facts, personEmail(number), PASSWORD) });
  }
  const admin = await signInTo(facts, 'admin@demo.havenexchange.example', facts.demoPassword);
  return { admin, people };
}

/** Runs the recorded call for the n-th user; sign-in compares a password between its transactions. */
async function runDirectly(
  database: DirectDatabase,
  transactions: readonly Transaction[],
  n: number,
  isSignIn: boolean,
): Promise<void> {
  for (const [i, transaction] of transactions.entries()) {
    if (isSignIn && i === 1) await isPasswordOf(PASSWORD, await sharedPasswordHash());
    await database.run(forPerson(transaction, 0, n));
  }
}

const rate = (value: number) => `${Math.round(value).toLocaleString('en-US')}/s`;
const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

function describe(work: Workload, callers: number, [viaHttp, direct]: LoadMetrics[]): string {
  if (!viaHttp || !direct) throw new Error('Nothing was measured.');
  const ratio = (viaHttp.perSecond / direct.perSecond).toFixed(2);
  const clients = callers === 1 ? '1 client' : `${callers} clients`;
  return (
    `  ${work.name}, ${clients}: ${ratio} of direct SQL ` +
    `(${rate(viaHttp.perSecond)} of ${rate(direct.perSecond)}), ` +
    `p50 ${ms(viaHttp.p50)}, p95 ${ms(viaHttp.p95)}, p99 ${ms(viaHttp.p99)}`
  );
}

async function recordAll(
  works: readonly Workload[],
  engine: Engine,
  dataDir: string,
): Promise<Map<Workload, Transaction[]>> {
  const record = await openRecorder(engine, loadKeys(dataDir));
  const recorded = new Map<Workload, Transaction[]>();
  for (const work of works) recorded.set(work, await record(work.call(0)));
  await engine.close();
  return recorded;
}

/** Opens a direct connection: to the backend's Postgres, or to a copy of its PGlite folder. */
async function openBeside(dataDir: string, databaseUrl: string | undefined) {
  if (databaseUrl) return openDirectPostgres(databaseUrl, MOST_CALLERS);
  return openDirectPglite(join(dataDir, 'copy'));
}

async function benchEngine(kind: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-load-'));
  try {
    const seeding = await startLoadedBackend(dataDir, databaseUrl);
    await seeding.stop();
    if (!databaseUrl) cpSync(join(dataDir, 'db'), join(dataDir, 'copy'), { recursive: true });

    const backend = await startLoadedBackend(dataDir, databaseUrl);
    const works = workloads(backend.facts, await signInEverybody(backend.facts)).filter(isSelected);
    const engine = databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, 'copy'));
    const recorded = await recordAll(works, engine, dataDir);
    const database = await openBeside(dataDir, databaseUrl);
    const client = openHttpClient(backend.facts.url, MOST_CALLERS);

    console.log(`\n${kind}`);
    for (const [work, transactions] of recorded) {
      const isSignIn = work.name === 'sign-in';
      const spread = isSignIn ? PEOPLE : MOST_CALLERS;
      for (const callers of CALLERS) {
        const figures = await measureInterleaved(callers, seconds, [
          async (n) => void (await client.send(work.call(n))),
          (n) => runDirectly(database, transactions, n % spread, isSignIn),
        ]);
        console.log(describe(work, callers, figures));
      }
    }
    const memory = await backend.memory();
    console.log(`  memory of the backend: ${memory.nowMb} MB, at its peak ${memory.peakMb} MB`);
    client.close();
    await database.close();
    await backend.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function benchCalls(): Promise<void> {
  console.log(
    `Each figure over ${seconds} s. Direct PGlite syncs nothing to the disk; the backend does.`,
  );
  if (values.engine.includes('pglite')) await benchEngine('PGlite', undefined);
  if (values.engine.includes('postgres')) {
    const cluster = await startPostgres();
    try {
      await benchEngine('Postgres', cluster.createDatabase('load'));
    } finally {
      cluster.stop();
    }
  }
}

await (values.listings ? benchListings(Number(values.listings)) : benchCalls());
