import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-cluster.ts';
import { startTestBackend } from './test-backend.ts';

/** As `pglite.setup.ts`, on a private Postgres. */
export default async function setup(project: TestProject) {
  const cluster = await startPostgres();
  const { facts, close } = await startTestBackend({ databaseUrl: cluster.createDatabase('haven') });
  project.provide('backend', facts);
  project.provide('adminUrl', cluster.url('postgres'));
  return async () => {
    await close();
    cluster.stop();
  };
}
