import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { startLoadedBackend } from './loaded-backend.ts';
import { growthOf, runMixed } from './mixed-run.ts';

/** The full version of `mixed.test.ts`: 16 users for as many seconds as the argument says, on both engines. */
const CLIENTS = 16;
const MAY_GROW = 1.15;
const seconds = Number(process.argv[2] ?? 60);

async function load(kind: string, databaseUrl: string | undefined): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'haven-mixed-'));
  const backend = await startLoadedBackend(dataDir, databaseUrl);
  try {
    const { steps, errors, memoryMb } = await runMixed(backend, { clients: CLIENTS, seconds });
    const total = [...steps.values()].reduce((sum, count) => sum + count, 0);
    const growth = growthOf(memoryMb);
    console.log(
      `\n${kind}: ${CLIENTS} clients, ${seconds} s, ${total} steps, ${errors.length} errors`,
    );
    for (const [name, count] of steps) console.log(`  ${name}: ${count}`);
    for (const error of errors.slice(0, 5)) console.log(error);
    console.log(
      `  memory ${memoryMb.join(', ')} MB: last third ${growth.toFixed(2)} of the middle`,
    );
    if (errors.length > 0 || growth > MAY_GROW) process.exitCode = 1;
  } finally {
    await backend.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await load('PGlite', undefined);
const cluster = await startPostgres();
try {
  await load('Postgres', cluster.createDatabase('mixed'));
} finally {
  cluster.stop();
}
