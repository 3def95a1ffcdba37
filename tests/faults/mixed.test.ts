import { afterAll, expect, test } from 'vitest';
import { type PostgresCluster, startPostgres } from '../../build/postgres-cluster.ts';
import { type LoadedBackend, startLoadedBackend } from '../load/loaded-backend.ts';
import { runMixed } from '../load/mixed-run.ts';
import { DEMO_DATABASE, prepareCluster } from '../support/demo-cluster.ts';
import { demoDataDir } from '../support/demo-folder.ts';

/** Each client does at least one operation, and together they cover all of them. */
const SECONDS = 0.5;
const CLIENTS = 16;

let cluster: PostgresCluster | undefined;
afterAll(() => cluster?.stop());

// On Postgres, where many work concurrently. `npm run soak -- mixed` also loads PGlite and watches memory for a minute.
test('sixteen users on Postgres perform all kinds of operations at once without failures', async () => {
  const { dataDir, remove } = await demoDataDir();
  let backend: LoadedBackend | undefined;
  try {
    cluster = await startPostgres({ like: await prepareCluster() });
    const databaseUrl = cluster.createDatabase('mixed', DEMO_DATABASE);
    backend = await startLoadedBackend(dataDir, databaseUrl, CLIENTS);
    const { steps, errors } = await runMixed(backend, { clients: CLIENTS, seconds: SECONDS });
    expect(errors).toEqual([]);
    expect(steps.size).toBe(8);
  } finally {
    await backend?.stop();
    remove();
  }
});
