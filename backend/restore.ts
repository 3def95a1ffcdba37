import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadSnapshot } from './archive/load.ts';
import { ArchiveError, type Manifest } from './archive/manifest.ts';
import { restoreServed, unpackBackup } from './archive/restore-served.ts';
import { runCommand } from './archive/run-command.ts';
import { withDatabase } from './archive/running-backend.ts';
import { unpackArchive } from './archive/unpack.ts';
import { readSettings, type Settings } from './settings.ts';
import { openFileStore } from './storage/open-store.ts';
import { StoredFiles } from './storage/stored-files.ts';

const isAgreed = process.argv.includes('--yes');
const backupPath = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

/** True if there is nothing a restore could replace. */
const isEmpty = ({ dataDir, databaseUrl }: Settings): boolean =>
  !databaseUrl && (!existsSync(dataDir) || readdirSync(dataDir).length === 0);

async function confirm(settings: Settings, { createdAt, tables }: Manifest): Promise<void> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The backup of ${createdAt} with ${rows} rows is complete and undamaged.`);
  if (isAgreed || isEmpty(settings)) return;
  if (!process.stdin.isTTY) {
    throw new ArchiveError('Nothing was changed. Add --yes to replace all existing data.');
  }
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await line.question(`Replace everything in ${settings.dataDir}? Type yes: `);
  line.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new ArchiveError('Nothing was changed.');
}

/** `npm run restore FILE`: replaces everything with a backup, or changes nothing. */
async function restore(): Promise<string> {
  const settings = readSettings(process.env);
  if (!backupPath) throw new ArchiveError('Enter the backup file: npm run restore -- FILE');
  const file = resolve(backupPath);
  if (!existsSync(file)) throw new ArchiveError(`File ${file} not found.`);
  console.log(`Checking ${file} …`);
  await confirm(settings, await unpackArchive(file));

  console.log('Restoring …');
  await withDatabase(settings, {
    served: (address) => restoreServed(file, settings.dataDir, address),
    alone: async (engine) => {
      const { folder, manifest } = await unpackBackup(file, settings.dataDir);
      try {
        // The next start deletes unreferenced files.
        const files = new StoredFiles(settings.dataDir, false, openFileStore(settings));
        await loadSnapshot(engine, files, folder.path, manifest);
      } finally {
        folder.remove();
      }
    },
  });
  return `${settings.dataDir} was restored from the backup. Everyone must sign in again, with the passwords from that time.`;
}

await runCommand(restore);
