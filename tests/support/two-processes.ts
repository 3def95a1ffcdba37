import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../backend/db/engine.ts';
import { copyDatabase } from './database-copy.ts';
import { DEMO_DATABASE } from './demo-cluster.ts';
import { type BackendFacts, startTestBackend, type TestBackendOptions } from './test-backend.ts';

export interface TwoProcesses {
  first: BackendFacts;
  second: BackendFacts;
  database: Engine;
  /** Stops the second one in order. */
  stopSecond(): Promise<void>;
  close(): Promise<void>;
}

type Options = Omit<TestBackendOptions, 'databaseUrl' | 'dataDir' | 'isWorker'>;

/** Starts two backends on one Postgres with the same keys and a folder each, like two machines. */
export const startTwoMachines = (options?: Options): Promise<TwoProcesses> =>
  startTwo(options, (folder) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'haven-test-'));
    cpSync(join(folder, 'keys.json'), join(dataDir, 'keys.json'));
    return { dataDir };
  });

/** Starts two backends on one Postgres and one folder, like two workers. */
export const startTwoWorkers = (options?: Options): Promise<TwoProcesses> =>
  startTwo(options, (dataDir) => ({ dataDir, isWorker: true }));

async function startTwo(
  options: Options | undefined,
  joinFolder: (dataDir: string) => Pick<TestBackendOptions, 'dataDir' | 'isWorker'>,
): Promise<TwoProcesses> {
  const { url: databaseUrl } = await copyDatabase(DEMO_DATABASE);
  const first = await startTestBackend({ ...options, databaseUrl });
  const place = joinFolder(first.facts.dataDir);
  const second = await startTestBackend({ ...options, databaseUrl, ...place });
  let isSecondRunning = true;
  const stopSecond = async () => {
    if (!isSecondRunning) return;
    isSecondRunning = false;
    await second.close();
  };
  return {
    first: first.facts,
    second: second.facts,
    database: first.backend.engine,
    stopSecond,
    async close() {
      await stopSecond();
      await first.close();
    },
  };
}
