import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ArchiveError } from './archive/manifest.ts';
import { packSnapshot } from './archive/pack.ts';
import { runCommand } from './archive/run-command.ts';
import { requestRunningBackend, withDatabase } from './archive/running-backend.ts';
import { takeSnapshot } from './archive/snapshot.ts';
import { makeWorkFolder } from './archive/work-folder.ts';
import { backupName, writeBackup } from './archive/write-backup.ts';
import { readSettings } from './settings.ts';
import { openFileStore } from './storage/open-store.ts';

/** `npm run backup [FILE]`: writes all user data to one file while the backend is running. */
async function backup(): Promise<string> {
  const settings = readSettings(process.env);
  const file = resolve(process.argv[2] ?? backupName(new Date()));
  if (existsSync(file)) throw new ArchiveError(`${file} already exists. Choose another name.`);
  if (!existsSync(settings.dataDir)) {
    throw new ArchiveError(`Data folder ${settings.dataDir} not found.`);
  }
  console.log(`Backing up ${settings.dataDir} …`);
  const { tables, parts } = await withDatabase(settings, {
    served: async (address) =>
      writeBackup(await requestRunningBackend(address, settings.dataDir, 'backup'), file),
    alone: async (engine) => {
      const folder = makeWorkFolder(settings.dataDir);
      try {
        const manifest = await takeSnapshot(engine, openFileStore(settings), folder.path);
        return await writeBackup(packSnapshot(folder.path, manifest), file);
      } finally {
        folder.remove();
      }
    },
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = parts.filter(({ path }) => path.startsWith('files/')).length;
  return `${file}: ${rows} rows of ${tables.length} tables, ${files} stored files.`;
}

await runCommand(backup);
