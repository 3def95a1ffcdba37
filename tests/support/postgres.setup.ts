import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../build/postgres-cluster.ts';
import { DEMO_DATABASE, fillWithDemo } from './demo-folder.ts';
import { startTestBackend } from './test-backend.ts';

/** As `pglite.setup.ts`, on a private Postgres. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres({ syncs: false });
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
