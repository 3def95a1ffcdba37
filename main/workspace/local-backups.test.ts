import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocalBackendTask } from '../../shared/desktop/local-backend.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import type { EmbeddedState } from './embedded.ts';
import { KEPT_BACKUPS, LocalBackups } from './local-backups.ts';

const HOUR = 60 * 60_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-backups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function open(state: EmbeddedState['kind'] = 'ready') {
  const clock = new FakeClock();
  const run = vi.fn(async ({ task, file }: LocalBackendTask) => {
    if (task === 'backup') {
      writeFileSync(file, 'archive');
      const at = new Date(clock.now());
      utimesSync(file, at, at);
    }
    return true;
  });
  const embedded = { state: { kind: state } as EmbeddedState, run };
  return { backups: new LocalBackups({ folder, embedded, clock }), clock, run };
}

it('makes a backup soon after the start, and then once a day', async () => {
  const { backups, clock, run } = open();
  backups.schedule();
  expect(run).not.toHaveBeenCalled();
  await clock.pass(HOUR);
  expect(run).toHaveBeenCalledTimes(1);
  await clock.pass(20 * HOUR);
  expect(run).toHaveBeenCalledTimes(1);
  await clock.pass(5 * HOUR);
  expect(run).toHaveBeenCalledTimes(2);
  backups.close();
  await clock.pass(100 * HOUR);
  expect(run).toHaveBeenCalledTimes(2);
});

it('keeps the newest few, and other files', async () => {
  const { backups, clock } = open();
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  for (let day = 0; day < 10; day += 1) {
    await backups.make();
    await clock.pass(24 * HOUR);
  }
  expect(backups.all).toHaveLength(KEPT_BACKUPS);
  expect(backups.all[0]?.name).toBe('haven-backup-2026-06-10-120000.tar.gz');
  expect(backups.all.map(({ name }) => name)).not.toContain('notes.txt');
});

it('keeps old backups if a new one fails', async () => {
  const { backups, run } = open();
  await backups.make();
  run.mockResolvedValueOnce(false);
  expect(await backups.make()).toBe('failed');
  expect(backups.all).toHaveLength(1);
});

it('saves a backup before it restores one, even the oldest', async () => {
  const { backups, clock, run } = open();
  for (let day = 0; day < KEPT_BACKUPS; day += 1) {
    await backups.make();
    await clock.pass(24 * HOUR);
  }
  const oldest = backups.all.at(-1)?.name ?? '';
  expect(await backups.restore(oldest)).toBe('done');
  expect(run.mock.calls.slice(-2).map(([{ task }]) => task)).toEqual(['backup', 'restore']);
  expect(backups.all).toHaveLength(KEPT_BACKUPS);
});

it("doesn't restore if it can't save a backup first", async () => {
  const { backups, run } = open();
  await backups.make();
  run.mockResolvedValueOnce(false);
  expect(await backups.restore(backups.all[0]?.name ?? '')).toBe('failed');
  expect(run.mock.calls.map(([{ task }]) => task)).toEqual(['backup', 'backup']);
});

it.each(['../../etc/passwd', 'notes.txt', 'haven-backup-2020-01-01-000000.tar.gz', ''])(
  "doesn't restore %s, which isn't in the list",
  async (name) => {
    const { backups, run } = open();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(await backups.restore(name)).toBe('failed');
    expect(run).not.toHaveBeenCalled();
  },
);

it('runs one operation at a time, and none while the backend is not ready', async () => {
  const { backups } = open();
  const [first, second] = await Promise.all([backups.make(), backups.make()]);
  expect([first, second]).toEqual(['done', 'busy']);
  expect(await open('starting').backups.make()).toBe('busy');
});
