import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterEach, expect, test } from 'vitest';
import { isFullRun } from '../../build/testing/full-run.ts';
import {
  ChildBackend,
  DEMO_PASSWORD,
  type LaunchOptions,
  temporaryDataDir,
} from '../support/child-backend.ts';

const { dataDir, remove } = temporaryDataDir();
const started: ChildBackend[] = [];

const start = async (options: Partial<LaunchOptions> = {}): Promise<ChildBackend> => {
  const backend = await ChildBackend.start({ dataDir, ...options });
  started.push(backend);
  return backend;
};

const endAll = async () => {
  await Promise.all(started.splice(0).map((backend) => backend.end('SIGKILL')));
  remove();
};

/** Starts a backend that is expected to fail and returns its output. */
async function getStartupFailure(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const backend = ChildBackend.launch({ dataDir, env });
  started.push(backend);
  const code = await backend.exited();
  return { code, said: backend.output.trim() };
}

async function occupyPort(): Promise<{ port: number; free(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    free: () => {
      server.close();
      return once(server, 'close');
    },
  };
}

afterEach(endAll);

test('an unreachable database is named without its credentials', async () => {
  const DATABASE_URL = 'postgres://haven:its-password@127.0.0.1:1/haven';
  const { code, said } = await getStartupFailure({ DATABASE_URL });
  expect(code).toBe(1);
  expect(said).toBe(
    "Can't reach the database at 127.0.0.1:1. Start it or correct DATABASE_URL, then start again.",
  );
});

test('a taken port is reported with an alternative before the database is opened', async () => {
  const { port, free } = await occupyPort();
  const { code, said } = await getStartupFailure({ PORT: String(port) });
  await free();
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is already in use by another program. ` +
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  expect(existsSync(join(dataDir, 'db'))).toBe(false);
});

/** backend/settings.test.ts checks each setting's message. */
const WRONG = [
  ['PORT', '80 80', 'PORT must be a port number from 0 to 65535.'],
  ['HAVEN_SEED', 'everything', 'HAVEN_SEED must be demo or none.'],
  [
    'DATABASE_URL',
    'mysql://somewhere',
    'DATABASE_URL must look like postgres://user:password@host:5432/database.',
  ],
] as const;

test.each(isFullRun ? WRONG : WRONG.slice(0, 1))(
  'an invalid %s setting stops the start with a message that names it',
  async (name, value, message) => {
    expect(await getStartupFailure({ [name]: value })).toEqual({ code: 1, said: message });
    expect(existsSync(dataDir)).toBe(false);
  },
);

const FIRST_START_MS = 1200;
const FIRST_START_KILLS = 10;

// The short run kills an empty product's first start once, in make-admin.test.ts.
test.runIf(isFullRun)('a first start killed halfway is finished by the next one', async () => {
  for (let kill = 1; kill <= FIRST_START_KILLS; kill += 1) {
    const backend = ChildBackend.launch({ dataDir });
    await moment(randomInt(FIRST_START_MS));
    await backend.end('SIGKILL');
  }
  const { url, keys } = await start();
  const client = createClient(url, keys.publishableKey, { auth: { persistSession: false } });
  const email = 'admin@demo.havenexchange.example';
  const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
});
