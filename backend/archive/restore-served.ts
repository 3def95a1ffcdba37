import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from './manifest.ts';
import { requestRunningBackend } from './running-backend.ts';
import { unpackArchive } from './unpack.ts';
import { makeWorkFolder, type WorkFolder } from './work-folder.ts';

/** Unpacks a backup next to the data, so that files can be hard-linked. */
export async function unpackBackup(
  file: string,
  dataDir: string,
): Promise<{ folder: WorkFolder; manifest: Manifest }> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = makeWorkFolder(dataDir);
  const manifest = await unpackArchive(file, folder.path);
  await writeFile(join(folder.path, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 });
  return { folder, manifest };
}

/** Replaces everything in the folder of a running backend with a backup, or changes nothing. */
export async function restoreServed(file: string, dataDir: string, address: string): Promise<void> {
  const { folder } = await unpackBackup(file, dataDir);
  try {
    (await requestRunningBackend(address, dataDir, `restore/${folder.id}`)).resume();
  } finally {
    folder.remove();
  }
}
