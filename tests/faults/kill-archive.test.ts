import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inProject } from '../../build/paths.ts';
import { isFullRun } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, COMPILE_CACHE_ENV, SHORT_LIVED_V8_FLAGS } from '../support/child-backend.ts';
import { runCommand } from '../support/command.ts';
import { demoDataDir } from '../support/demo-folder.ts';

const { dataDir, remove } = await demoDataDir();
const folder = mkdtempSync(join(tmpdir(), 'haven-kill-archive-'));
let backend: ChildBackend | undefined;
afterAll(async () => {
  await backend?.end('SIGKILL');
  remove();
  rmSync(folder, { recursive: true, force: true });
});

const ROWS = isFullRun ? 3_000 : 600;
/** Small enough for one statement's timeout on a busy machine. */
const AT_ONCE = 1000;
/** Large enough that a busy machine notices the archive has started before it is packed. */
const FILE_BYTES = 12_000_000;
const serviceOf = ({ url, keys }: ChildBackend) =>
  createClient<Database>(url, keys.secretKey, { auth: { persistSession: false } });

// Starts backends and runs commands sequentially.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Returns the value all of the test's settings share, which identifies the state. */
async function stateOf(running: ChildBackend): Promise<unknown> {
  const settings = () =>
    serviceOf(running).from('system_settings').select('*', { count: 'exact', head: true });
  const { count: all } = await settings().eq('setting_type', 'state');
  const { count: old } = await settings().eq('setting_type', 'state').eq('setting_value', 'old');
  return { all, old };
}

async function write(running: ChildBackend, value: string): Promise<void> {
  const rows = Array.from({ length: ROWS }, (_, i) => ({
    setting_key: `state_${i}`,
    setting_type: 'state',
    setting_value: value,
  }));
  for (let i = 0; i < ROWS; i += AT_ONCE) {
    await serviceOf(running)
      .from('system_settings')
      .upsert(rows.slice(i, i + AT_ONCE))
      .throwOnError();
  }
}

const OLD = { all: ROWS, old: ROWS };
const NEW = { all: ROWS, old: 0 };

/** Runs a command until it starts an archive, kills the backend doing the work, and restarts it. */
async function killDuring(program: string, args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [...SHORT_LIVED_V8_FLAGS, inProject(program), ...args], {
    env: { PATH: process.env.PATH, HAVEN_DATA_DIR: dataDir, ...COMPILE_CACHE_ENV },
    stdio: 'ignore',
  });
  let isOver = false;
  const ended = once(child, 'close').finally(() => {
    isOver = true;
  });
  const archives = join(dataDir, 'archives');
  const hasStarted = () => existsSync(archives) && readdirSync(archives).length > 0;
  while (!hasStarted() && !isOver) await moment(5);
  await backend?.end('SIGKILL');
  const [code] = await ended;
  backend = await ChildBackend.start({ dataDir });
  return code;
}

const file = join(folder, 'old.tar.gz');
const stateNow = async () => (backend ? stateOf(backend) : undefined);
const command = (program: string, ...args: string[]) =>
  runCommand(program, args, { HAVEN_DATA_DIR: dataDir });

beforeAll(async () => {
  backend = await ChildBackend.start({ dataDir });
  const { storage } = serviceOf(backend);
  await storage.createBucket('files');
  expect((await storage.from('files').upload('large', randomBytes(FILE_BYTES))).error).toBeNull();
  await write(backend, 'old');
  expect(await command('backend/backup.ts', file)).toMatchObject({ code: 0 });
  await write(backend, 'new');
});

// A backup doesn't change data; backup.test.ts checks that a failed one leaves nothing half-done.
test.runIf(isFullRun)('a backend killed during a backup leaves no partial file', async () => {
  expect(await killDuring('backend/backup.ts', [join(folder, 'half.tar.gz')])).toBe(1);
  expect(readdirSync(folder)).toEqual(['old.tar.gz']);
  expect(await stateNow()).toEqual(NEW);
  expect(existsSync(join(dataDir, 'archives'))).toBe(false);
});

test('a backend killed during a restore has either the old or the new state', async () => {
  await killDuring('backend/restore.ts', [file, '--yes']);
  expect([OLD, NEW]).toContainEqual(await stateNow());
  expect(existsSync(join(dataDir, 'archives'))).toBe(false);
});

test.runIf(isFullRun)('a killed restore succeeds when run again', async () => {
  expect(await command('backend/restore.ts', file, '--yes')).toMatchObject({ code: 0 });
  expect(await stateNow()).toEqual(OLD);
});
