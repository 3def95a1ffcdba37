import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'haven-tests-';
/** All parts together use a third of it at a time. */
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
 * Returns an in-memory folder for temporary test files if the system has one with enough room: a test database is
 * 1,500 files, which take twenty times as long to create on disk. Deleted when this process exits; leftovers of
 * killed processes are deleted at the next start.
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
    // Lets Postgres, which root runs as another user, pass through.
    chmodSync(folder, 0o711);
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return undefined;
  }
}
