import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AuthLimits, RELAXED_AUTH_LIMITS } from '../../backend/auth/limits.ts';
import { type Backend, startBackend } from '../../backend/backend.ts';
import { POSTGRES_TURNS, type TurnLimits } from '../../backend/bounds.ts';
import type { RealtimeLimits } from '../../backend/realtime/limits.ts';
import { readSettings } from '../../backend/settings.ts';
import { DEMO_PASSWORD } from './child-backend.ts';
import { copyDemo } from './demo-folder.ts';

/** What a test needs to know of a running backend; plain data, so that it crosses processes. */
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
  /** A folder of its own unless it says otherwise. */
  dataDir?: string;
  limits?: AuthLimits;
  turns?: TurnLimits;
  worksOutbox?: boolean;
  realtimeLimits?: Partial<RealtimeLimits>;
  /** Settings beside the folder and the database. */
  env?: Record<string, string>;
}

/**
 * Some at once, as in the product, and no more: each session of Postgres reads the catalogue and makes functions and
 * policies ready for itself, and requests go to all of them in turn.
 */
const FEW_TURNS: TurnLimits = { ...POSTGRES_TURNS, atOnce: 3 };

/** Starts a whole backend on a folder of its own and a free port, with the demo data. */
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
    turns: options.turns ?? FEW_TURNS,
    worksOutbox: options.worksOutbox ?? true,
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
