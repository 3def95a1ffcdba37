import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'haven-tests-';
/** What all parts together leave there at once is a third of it. */
const ROOM_BYTES = 6 * 1024 ** 3;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * A folder in memory for what tests write and throw away, where the system keeps one with room: a database
 * of theirs is fifteen hundred files, and a disk takes twenty times as long to make them. It goes when this
 * process ends; what a killed one left goes when the next begins.
 */
export function folderInMemory(): string | undefined {
  try {
    for (const left of readdirSync(MEMORY).filter((name) => name.startsWith(PREFIX))) {
      const pid = Number(left.slice(PREFIX.length).split('-')[0]);
      if (!isAlive(pid)) rmSync(join(MEMORY, left), { recursive: true, force: true });
    }
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < ROOM_BYTES) return undefined;
    const folder = mkdtempSync(join(MEMORY, `${PREFIX}${process.pid}-`));
    // Postgres, which root lends to a user of its own, passes through.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
