import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isPasswordOf } from '../../backend/auth/passwords.ts';
import { openPglite } from '../../backend/db/pglite/open.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { loadKeys } from '../../backend/keys.ts';
import { inProject } from '../../build/paths.ts';
import { temporaryDataDir } from '../support/child-backend.ts';
import { startPostgres } from '../support/postgres-cluster.ts';
import { type DirectDatabase, forPerson, openDirectPglite, openDirectPostgres } from './direct.ts';
import { openHttpClient } from './http-client.ts';
import { type Figures, measure } from './measure.ts';
import { PASSWORD, personEmail } from './people.ts';
import { openRecorder, type Transaction } from './recording.ts';
import type { Memory, Report } from './serve-for-load.ts';
import { type Tokens, type Workload, workloads } from './workloads.ts';

/** `npm run bench:backend`: each kind of call beside the same SQL straight on the engine. */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    engine: { type: 'string', default: 'pglite,postgres' },
  },
});
const SECONDS = Number(values.seconds);
const CALLERS = [1, 16];
const DEMO_PASSWORD = 'haven-load-demo';

type EngineName = 'pglite' | 'postgres';

interface Measured {
  workload: string;
  callers: number;
  served: Figures;
  direct?: Figures;
}

class LoadedBackend {
  readonly #child: ChildProcess;
  constructor(dataDir: string, databaseUrl: string | undefined) {
    this.#child = fork(inProject('tests/load/serve-for-load.ts'), {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HAVEN_DATA_DIR: dataDir,
        HAVEN_DEMO_PASSWORD: DEMO_PASSWORD,
        DATABASE_URL: databaseUrl,
      },
    });
  }
  async ready() {
    const [report] = (await once(this.#child, 'message')) as [Report];
    if (report.kind !== 'ready') throw new Error('The backend did not start.');
    return report.facts;
  }
  async memory(): Promise<Memory> {
    this.#child.send('memory');
    const [report] = (await once(this.#child, 'message')) as [Report];
    if (report.kind !== 'memory') throw new Error('The backend did not tell its memory.');
    return report.memory;
  }
  async stop() {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

async function signInAll(url: string, key: string): Promise<Tokens> {
  const signIn = async (email: string, password: string) => {
    const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: key, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return token;
  };
  const numbers = Array.from({ length: 16 }, (_, i) => i);
  return {
    admin: await signIn('admin@demo.havenexchange.example', DEMO_PASSWORD),
    people: await Promise.all(
      numbers.map(async (number) => ({
        number,
        token: await signIn(personEmail(number), PASSWORD),
      })),
    ),
  };
}

/** What each workload's first call sends to the database, to be sent again without the backend. */
async function record(
  all: readonly Workload[],
  dataDir: string,
  databaseUrl: string | undefined,
): Promise<Map<string, Transaction[]>> {
  const engine = databaseUrl ? openPostgres(databaseUrl) : openPglite(join(dataDir, 'db'));
  try {
    const recordCall = await openRecorder(engine, loadKeys(dataDir));
    const recorded = new Map<string, Transaction[]>();
    for (const { name, call } of all) recorded.set(name, await recordCall(call(0)));
    return recorded;
  } finally {
    await engine.close();
  }
}

async function measureDirect(
  database: DirectDatabase,
  measured: Measured[],
  recorded: Map<string, Transaction[]>,
  hash: string,
): Promise<void> {
  for (const row of measured) {
    const transactions = recorded.get(row.workload) ?? [];
    row.direct = await measure(row.callers, SECONDS, async (n) => {
      // What a sign-in costs besides its SQL is the comparison of the password, here as there.
      if (row.workload === 'sign-in') await isPasswordOf(PASSWORD, hash);
      for (const transaction of transactions) await database.run(forPerson(transaction, 0, n % 16));
    });
  }
}

async function bench(name: EngineName, databaseUrl: string | undefined): Promise<void> {
  const { dataDir, remove } = temporaryDataDir();
  const backend = new LoadedBackend(dataDir, databaseUrl);
  const facts = await backend.ready();
  const all = workloads(facts, await signInAll(facts.url, facts.publishableKey));
  const measured: Measured[] = [];
  for (const { name: workload, call } of all) {
    for (const callers of CALLERS) {
      const client = openHttpClient(facts.url, callers);
      const served = await measure(
        callers,
        SECONDS,
        async (n) => void (await client.send(call(n))),
      );
      client.close();
      measured.push({ workload, callers, served });
    }
  }
  const memory = await backend.memory();
  await backend.stop();

  const recorded = await record(all, dataDir, databaseUrl);
  const { hashPassword } = await import('../../backend/auth/passwords.ts');
  const direct = databaseUrl
    ? openDirectPostgres(databaseUrl, 10)
    : await openDirectPglite(join(dataDir, 'db'));
  await measureDirect(direct, measured, recorded, await hashPassword(PASSWORD));
  await direct.close();
  if (existsSync(dataDir)) remove();
  print(name, measured, memory);
}

function print(engine: EngineName, measured: readonly Measured[], memory: Memory): void {
  console.log(`\n${engine}`);
  for (const { workload, callers, served, direct } of measured) {
    const ratio = direct ? (served.perSecond / direct.perSecond).toFixed(2) : '-';
    const label = `${workload}, ${callers} ${callers === 1 ? 'client' : 'clients'}`.padEnd(34);
    const rates = `${served.perSecond.toFixed(0)}/s of ${direct?.perSecond.toFixed(0)}/s`.padEnd(
      20,
    );
    const times = [served.p50, served.p95, served.p99].map((ms) => ms.toFixed(1)).join(' / ');
    console.log(`  ${label} ${ratio} of direct SQL  ${rates} p50/p95/p99 ${times} ms`);
  }
  console.log(`  memory of the backend: ${memory.nowMb} MB, at most ${memory.peakMb} MB`);
}

const wanted = values.engine.split(',');
if (wanted.includes('pglite')) await bench('pglite', undefined);
if (wanted.includes('postgres')) {
  const cluster = await startPostgres();
  try {
    await bench('postgres', cluster.createDatabase('bench'));
  } finally {
    cluster.stop();
  }
}
