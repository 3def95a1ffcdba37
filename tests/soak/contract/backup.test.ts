import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSeparateBackend } from '../../support/backend.ts';
import { runCommand } from '../../support/command.ts';

test('restores into an empty folder without confirmation', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'haven-backup-'));
  const file = join(folder, 'backup.tar.gz');
  const backend = await startSeparateBackend();
  try {
    const backup = await runCommand('backend/backup.ts', [file], {
      HAVEN_DATA_DIR: backend.dataDir,
    });
    expect(backup).toMatchObject({ code: 0 });
  } finally {
    await backend.close();
  }
  const fresh = mkdtempSync(join(folder, 'fresh-'));
  const restore = (dataDir: string) =>
    runCommand('backend/restore.ts', [file], { HAVEN_DATA_DIR: dataDir });
  expect(await restore(fresh)).toMatchObject({ code: 0 });
  const again = await restore(fresh);
  expect([again.code, again.said]).toEqual([1, expect.stringContaining('Nothing was changed.')]);
  expect(await restore(join(folder, 'not-there-yet'))).toMatchObject({ code: 0 });
  rmSync(folder, { recursive: true, force: true });
});
