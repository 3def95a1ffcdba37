import { afterAll, describe, expect, test } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../build/postgres-cluster.ts';
import { isFullRun } from '../../build/testing/full-run.ts';
import { type LoadedBackend, startLoadedBackend } from '../load/loaded-backend.ts';
import { runMixed } from '../load/mixed-run.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { demoDataDir } from '../support/demo-folder.ts';

/** Postgres, where many work concurrently; flood.test.ts floods PGlite. */
const ENGINES = ['pglite', 'postgres'] as const;
/** Each client does at least one operation, and together they cover all of them. */
const SECONDS = isFullRun ? 2 : 0.5;
const CLIENTS = 16;

let cluster: PostgresCluster | undefined;
afterAll(() => cluster?.stop());

/** The short version of `npm run soak -- mixed`, which also watches memory for a minute. */
describe.each(isFullRun ? ENGINES : ENGINES.slice(1))('on %s', (engine) => {
  test('sixteen users perform all kinds of operations at once without failures', async () => {
    const { dataDir, remove } = await demoDataDir();
    if (engine === 'postgres') cluster = await startPostgres({ like: await prepareCluster() });
    const databaseUrl = cluster?.createDatabase('mixed', DEMO_DATABASE);
    let backend: LoadedBackend | undefined;
    try {
      backend = await startLoadedBackend(dataDir, databaseUrl, CLIENTS);
      const { steps, errors } = await runMixed(backend, { clients: CLIENTS, seconds: SECONDS });
      expect(errors).toEqual([]);
      expect(steps.size).toBe(8);
    } finally {
      await backend?.stop();
      remove();
    }
  });
});
