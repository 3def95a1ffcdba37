import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as moment } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { inProject } from '../../build/paths.ts';
import type { Database } from '../../shared/database.types.ts';
import { ChildBackend, COMPILE_CACHE_ENV, SHORT_LIVED_V8_FLAGS } from '../support/child-backend.ts';
import { runCommand } from '../support/command.ts';
import { demoDataDir } from '../support/demo-folder.ts';

/** Small enough for one statement's timeout on a busy machine. */
const AT_ONCE = 1000;
/** Large enough that a busy machine notices the archive has started before it is packed. */
const FILE_BYTES = 12_000_000;
const serviceOf = ({ url, keys }: ChildBackend) =>
  createClient<Database>(url, keys.secretKey, { auth: { persistSession: false } });

/** Backs up a backend with this many rows, then changes all of them. */
export function prepareArchive(rows: number) {
  let dataDir: string;
  let remove: () => void;
  const folder = mkdtempSync(join(tmpdir(), 'haven-kill-archive-'));
  let backend: ChildBackend | undefined;
  afterAll(async () => {
    await backend?.end('SIGKILL');
    remove();
    rmSync(folder, { recursive: true, force: true });
  });

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
    const settings = Array.from({ length: rows }, (_, i) => ({
      setting_key: `state_${i}`,
      setting_type: 'state',
      setting_value: value,
    }));
    for (let i = 0; i < rows; i += AT_ONCE) {
      await serviceOf(running)
        .from('system_settings')
        .upsert(settings.slice(i, i + AT_ONCE))
        .throwOnError();
    }
  }

  const before = { all: rows, old: rows };
  const after = { all: rows, old: 0 };

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
    ({ dataDir, remove } = await demoDataDir());
    backend = await ChildBackend.start({ dataDir });
    const { storage } = serviceOf(backend);
    await storage.createBucket('files');
    expect((await storage.from('files').upload('large', randomBytes(FILE_BYTES))).error).toBeNull();
    await write(backend, 'old');
    expect(await command('backend/backup.ts', file)).toMatchObject({ code: 0 });
    await write(backend, 'new');
  });

  return {
    archives: () => join(dataDir, 'archives'),
    file,
    folder,
    before,
    after,
    stateNow,
    command,
    killDuring,
  };
}
