import type { TestProject } from 'vitest/node';
import { serveDatabase } from './database-server.ts';
import { startTestBackend } from './test-backend.ts';

/** All files of the project share one running backend, like the files of an app. */
export default async function setup(project: TestProject) {
  const { backend, facts, close } = await startTestBackend();
  const server = await serveDatabase(backend.engine);
  project.provide('backend', facts);
  project.provide('databaseServer', server.url);
  return async () => {
    server.close();
    await close();
  };
}
