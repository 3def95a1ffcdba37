import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareArchive } from '../../faults/kill-archive.ts';

const { archives, file, folder, before, after, stateNow, command, killDuring } =
  prepareArchive(3_000);

test('a backend killed during a backup leaves no partial file', async () => {
  expect(await killDuring('backend/backup.ts', [join(folder, 'half.tar.gz')])).toBe(1);
  expect(readdirSync(folder)).toEqual(['old.tar.gz']);
  expect(await stateNow()).toEqual(after);
  expect(existsSync(archives())).toBe(false);
});

test('a backend killed during a restore has either the old or the new state', async () => {
  await killDuring('backend/restore.ts', [file, '--yes']);
  expect([before, after]).toContainEqual(await stateNow());
  expect(existsSync(archives())).toBe(false);
});

test('a killed restore succeeds when run again', async () => {
  expect(await command('backend/restore.ts', file, '--yes')).toMatchObject({ code: 0 });
  expect(await stateNow()).toEqual(before);
});
