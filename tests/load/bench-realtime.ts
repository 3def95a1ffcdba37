import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { type CrowdResult, runCrowd } from './crowd-run.ts';
import { startLoadedBackend } from './loaded-backend.ts';
import { PASSWORD, personEmail, personId } from './people.ts';
import { signInTo } from './sign-in.ts';

/** From a write to the other user's screen, on Postgres; see the budget table in tests/load/README.md. */
const BUDGET_P95_MS = 150;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    subscribers: { type: 'string', default: '100' },
    rate: { type: 'string', default: '30' },
    engine: { type: 'string', default: 'pglite,postgres' },
  },
});

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const ms = (value: number) => `${Math.round(value)} ms`;

function report(kind: string, result: CrowdResult, memory: { nowMb: number; peakMb: number }) {
  const { tookMs, answeredMs } = result;
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => at(tookMs, share)) as [
    number,
    number,
    number,
  ];
  const answered = at(answeredMs, 0.95);
  console.log(`\n${kind}: ${values.subscribers} subscribers, ${result.writes} writes`);
  console.log(
    `  write to delivery: p95 ${(p95 / answered).toFixed(2)} of the write's own answer (${ms(p95)} of ${ms(answered)}), p50 ${ms(p50)}, p99 ${ms(p99)}`,
  );
  console.log(
    `  delivered ${result.delivered} of ${result.expected}; missed ${result.missed}, twice ${result.twice}, to users without access ${result.foreign}, left with an old state ${result.stale}`,
  );
  console.log(`  memory of the backend: ${memory.nowMb} MB, at its peak ${memory.peakMb} MB`);
  const isExact = result.missed + result.twice + result.foreign + result.stale === 0;
  const isInTime = kind !== 'Postgres' || p95 <= BUDGET_P95_MS;
  if (!isInTime) console.log(`  OVER BUDGET: p95 may be ${BUDGET_P95_MS} ms on Postgres`);
  if (!isExact || !isInTime) process.exitCode = 1;
}

async function bench(kind: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-realtime-'));
  const backend = await startLoadedBackend(dataDir, databaseUrl);
  try {
    const result = await runCrowd(backend.facts, {
      subscribers: Number(values.subscribers),
      perSecond: Number(values.rate),
      seconds: Number(values.seconds),
      identify: async (who) =>
        typeof who === 'number'
          ? {
              userId: personId(who),
              token: await signInTo(backend.facts, personEmail(who), PASSWORD),
            }
          : {
              userId: who,
              token: await signInTo(
                backend.facts,
                `${who}@demo.havenexchange.example`,
                backend.facts.demoPassword,
              ),
            },
    });
    report(kind, result, await backend.memory());
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (values.engine.includes('pglite')) await bench('PGlite', undefined);
if (values.engine.includes('postgres')) {
  const cluster = await startPostgres();
  try {
    await bench('Postgres', cluster.createDatabase('live'));
  } finally {
    cluster.stop();
  }
}
