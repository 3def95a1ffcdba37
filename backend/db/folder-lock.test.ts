import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FolderInUseError, findLockHolder, lockFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writeLock = (pid: number, started: string) =>
  writeFileSync(
    join(folder, 'lock.json'),
    JSON.stringify({
      pid,
      started,
      address: 'http://127.0.0.1:4173',
      since: '2026-01-01T09:00:00Z',
    }),
  );

test('names the holder of a folder that is in use', () => {
  const lock = lockFolder(folder, 'http://127.0.0.1:4173');
  expect(() => lockFolder(folder, 'http://127.0.0.1:5000')).toThrow(FolderInUseError);
  expect(() => lockFolder(folder, 'http://127.0.0.1:5000')).toThrow(
    new RegExp(`process ${process.pid}, at http://127.0.0.1:4173 since .*HAVEN_DATA_DIR`),
  );
  lock.announce('http://127.0.0.1:4999');
  expect(findLockHolder(folder)?.address).toBe('http://127.0.0.1:4999');
  lock.release();
  expect(findLockHolder(folder)).toBeUndefined();
});

test('takes over the lock of a process that no longer runs', async () => {
  const exitedProcess = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(exitedProcess, 'exit');
  writeLock(exitedProcess.pid ?? 0, '1');
  const lock = lockFolder(folder, 'http://127.0.0.1:4173');
  expect(findLockHolder(folder)?.pid).toBe(process.pid);
  lock.release();
});

test("doesn't mistake a reused process ID for the holder", ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux tells when a process started without asking ps');
  writeLock(process.pid, 'another start time');
  const lock = lockFolder(folder, 'http://127.0.0.1:4173');
  lock.release();
});
