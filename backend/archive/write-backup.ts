import { createWriteStream, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../files.ts';
import type { Manifest } from './manifest.ts';
import { unpackArchive } from './unpack.ts';

export const backupName = (now: Date): string => {
  const [day, time] = now.toISOString().split('T');
  return `haven-backup-${day}-${time?.slice(0, 5).replace(':', '')}.tar.gz`;
};

/** Writes an archive to disk, reads it back, and only then gives it its name. */
export async function writeBackup(archive: Readable, file: string): Promise<Manifest> {
  const unfinished = `${file}.${process.pid}.part`;
  const discard = () => rmSync(unfinished, { force: true });
  // Also on Ctrl-C: a partial backup must not be mistaken for a complete one.
  process.once('exit', discard);
  try {
    await pipeline(archive, createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }));
    const written = await open(unfinished, 'r+');
    await written.sync().finally(() => written.close());
    const manifest = await unpackArchive(unfinished);
    await rename(unfinished, file);
    syncFolder(dirname(file));
    return manifest;
  } finally {
    discard();
    process.off('exit', discard);
  }
}
