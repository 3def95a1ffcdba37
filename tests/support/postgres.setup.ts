import type { TestProject } from 'vitest/node';
import { DEMO_DATABASE, startDemoCluster } from './demo-cluster.ts';
import { startTestBackend } from './test-backend.ts';

/** Like `pglite.setup.ts`, on a private Postgres. */
export default async function setup(project: TestProject) {
  const cluster = await startDemoCluster();
  cluster.createDatabase('haven', DEMO_DATABASE);
  Object.assign(process.env, cluster.socket);
  const { facts, close } = await startTestBackend({ databaseUrl: 'postgres:///haven' });
  project.provide('backend', facts);
  project.provide('adminUrl', 'postgres:///postgres');
  return async () => {
    await close();
    cluster.stop();
  };
}
