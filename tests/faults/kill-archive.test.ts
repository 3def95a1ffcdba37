import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { prepareArchive } from './kill-archive.ts';

const { archives, file, before, after, stateNow, killDuring } = prepareArchive(600);

test('a backend killed during a restore has either the old or the new state', async () => {
  await killDuring('backend/restore.ts', [file, '--yes']);
  expect([before, after]).toContainEqual(await stateNow());
  expect(existsSync(archives())).toBe(false);
});
