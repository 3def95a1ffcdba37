import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withFileLock } from './withFileLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'haven-one-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes a second process wait until the first is done', async () => {
  const events: string[] = [];
  const act = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
  };
  const file = join(folder, 'two');
  await Promise.all([withFileLock(file, act('one')), withFileLock(file, act('other'))]);
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test("doesn't block others after a failure or a crash", async () => {
  const file = join(folder, 'dead');
  await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(file, String(pid));
  expect(await withFileLock(file, () => Promise.resolve('done'))).toBe('done');
  expect(existsSync(file)).toBe(false);
});
