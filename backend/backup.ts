import { createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ArchiveError } from './archive/manifest.ts';
import { packSnapshot } from './archive/pack.ts';
import { runCommand } from './archive/run-command.ts';
import { requestRunningBackend, withDatabase } from './archive/running-backend.ts';
import { takeSnapshot } from './archive/snapshot.ts';
import { unpackArchive } from './archive/unpack.ts';
import { makeWorkFolder } from './archive/work-folder.ts';
import { syncFolder } from './files.ts';
import { readSettings } from './settings.ts';
import { openFileStore } from './storage/open-store.ts';

const defaultName = (now: Date): string => {
  const [day, time] = now.toISOString().split('T');
  return `haven-backup-${day}-${time?.slice(0, 5).replace(':', '')}.tar.gz`;
};

/** `npm run backup [FILE]`: writes all user data to one file while the backend is running. */
async function backup(): Promise<string> {
  const settings = readSettings(process.env);
  const file = resolve(process.argv[2] ?? defaultName(new Date()));
  if (existsSync(file)) throw new ArchiveError(`${file} already exists. Choose another name.`);
  if (!existsSync(settings.dataDir)) {
    throw new ArchiveError(`Data folder ${settings.dataDir} not found.`);
  }
  const unfinished = `${file}.${process.pid}.part`;
  // Also on Ctrl-C: a partial backup must not be mistaken for a complete one.
  process.once('exit', () => rmSync(unfinished, { force: true }));

  console.log(`Backing up ${settings.dataDir} …`);
  await withDatabase(settings, {
    served: async (address) =>
      save(await requestRunningBackend(address, settings.dataDir, 'backup'), unfinished),
    alone: async (engine) => {
      const folder = makeWorkFolder(settings.dataDir);
      try {
        const manifest = await takeSnapshot(engine, openFileStore(settings), folder.path);
        await save(packSnapshot(folder.path, manifest), unfinished);
      } finally {
        folder.remove();
      }
    },
  });
  console.log('Verifying the backup …');
  const { tables, parts } = await unpackArchive(unfinished);
  await rename(unfinished, file);
  syncFolder(dirname(file));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const files = parts.filter(({ path }) => path.startsWith('files/')).length;
  return `${file}: ${rows} rows of ${tables.length} tables, ${files} stored files.`;
}

async function save(archive: Readable, path: string): Promise<void> {
  await pipeline(archive, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

await runCommand(backup);
