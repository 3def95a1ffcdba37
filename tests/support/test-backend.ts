import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthLimits, RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { type Backend, startBackend } from '../../backend/backend.ts';
import type { RealtimeLimits } from '../../backend/realtime/limits.ts';
import { POSTGRES_QUEUE_LIMITS, type QueueLimits } from '../../backend/request-limits.ts';
import { readSettings } from '../../backend/settings.ts';
import { DEMO_PASSWORD } from './child-backend.ts';
import { copyDemo } from './demo-folder.ts';

/** What a test needs to know about a running backend; plain data, so that it can cross processes. */
export interface BackendFacts {
  url: string;
  publishableKey: string;
  secretKey: string;
  jwtSecret: string;
  demoPassword: string;
  engine: 'pglite' | 'postgres' | 'hosted';
  dataDir: string;
}

export interface TestBackend {
  backend: Backend;
  facts: BackendFacts;
  close(): Promise<void>;
}

export interface TestBackendOptions {
  databaseUrl?: string;
  /** Defaults to a new folder. */
  dataDir?: string;
  limits?: AuthLimits;
  turns?: QueueLimits;
  worksOutbox?: boolean;
  /** Joins another backend on its folder. */
  isWorker?: boolean;
  realtimeLimits?: Partial<RealtimeLimits>;
  /** Settings other than the folder and database. */
  env?: Record<string, string>;
}

/**
 * Concurrent sessions as in the product, but few: each Postgres session loads the catalog and prepares functions and
 * policies itself, and requests rotate among them.
 */
const LOW_QUEUE_LIMITS: QueueLimits = { ...POSTGRES_QUEUE_LIMITS, atOnce: 3 };

/** Starts a complete backend on its own folder and a free port, with the demo data. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'haven-test-'));
  if (!options.dataDir && !options.databaseUrl) await copyDemo(dataDir);
  const backend = await startBackend({
    settings: readSettings({
      PORT: '0',
      HAVEN_DATA_DIR: dataDir,
      HAVEN_DEMO_PASSWORD: DEMO_PASSWORD,
      DATABASE_URL: options.databaseUrl,
      ...options.env,
    }),
    site: () => new Response('<!doctype html><title>app shell</title>'),
    limits: options.limits ?? RELAXED_AUTH_LIMITS,
    turns: options.turns ?? LOW_QUEUE_LIMITS,
    worksOutbox: options.worksOutbox ?? true,
    isWorker: options.isWorker ?? false,
    ...(options.realtimeLimits ? { realtimeLimits: options.realtimeLimits } : {}),
  });
  return {
    backend,
    facts: factsOf(backend, dataDir),
    async close() {
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const factsOf = (backend: Backend, dataDir: string): BackendFacts => ({
  url: backend.url,
  publishableKey: backend.keys.publishableKey,
  secretKey: backend.keys.secretKey,
  jwtSecret: backend.keys.jwtSecret,
  demoPassword: backend.demoPassword ?? '',
  engine: backend.engine.kind,
  dataDir,
});
