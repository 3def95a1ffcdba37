import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { DEMO_DATABASE, fillWithDemo } from './demo-folder.ts';
import { startTestBackend } from './test-backend.ts';

/** Without what a database does that is to outlive a power cut, or to be asked for years. */
const SHORT_LIVED = [
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'autovacuum=off',
  'jit=off',
];

/** As `pglite.setup.ts`, on a private Postgres. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres({ syncs: false, settings: SHORT_LIVED });
  await fillWithDemo(cluster.createDatabase(DEMO_DATABASE));
  const databaseUrl = cluster.createDatabase('haven', DEMO_DATABASE);
  const { facts, close } = await startTestBackend({ databaseUrl });
  project.provide('backend', facts);
  project.provide('adminUrl', cluster.url('postgres'));
  return async () => {
    await close();
    cluster.stop();
  };
}
