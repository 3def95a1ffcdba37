import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const holderSchema = z.object({
  pid: z.number(),
  /** Start time of the process, so that a reused process ID is not mistaken for the holder. */
  started: z.string(),
  address: z.string(),
  since: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Two processes on one folder would each lose the other's writes. */
export class FolderInUseError extends Error {
  readonly holder: Holder;
  constructor(dataDir: string, holder: Holder) {
    super(
      `The data folder ${dataDir} is in use by Haven Exchange, process ${holder.pid}, ` +
        `at ${holder.address} since ${holder.since}. ` +
        'Stop that process, or choose another folder with HAVEN_DATA_DIR.',
    );
    this.holder = holder;
  }
}

export interface FolderLock {
  /** Publishes the address once the port is known. */
  announce(address: string): void;
  release(): void;
}

/** Locks the folder for this process, or throws FolderInUse with the holder. */
export function lockFolder(dataDir: string, address: string): FolderLock {
  const path = join(dataDir, 'lock.json');
  const own = `${path}.${process.pid}`;
  const me: Holder = {
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    address,
    since: new Date().toISOString(),
  };
  try {
    writeFileSync(own, JSON.stringify(me));
    claim(path, own, dataDir);
  } finally {
    rmSync(own, { force: true });
  }
  return {
    announce(announced) {
      writeFileSync(own, JSON.stringify({ ...me, address: announced }));
      renameSync(own, path);
    },
    release() {
      if (readHolder(path)?.pid === process.pid) rmSync(path, { force: true });
    },
  };
}

/** Returns the living holder of the folder, if any. */
export function findLockHolder(dataDir: string): Holder | undefined {
  const holder = readHolder(join(dataDir, 'lock.json'));
  return holder && isAlive(holder) ? holder : undefined;
}

/** A hard link is created atomically and never replaces an existing file. */
function claim(path: string, own: string, dataDir: string): void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      linkSync(own, path);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(path);
    if (holder && isAlive(holder)) throw new FolderInUseError(dataDir, holder);
    removeStale(path, holder);
  }
  throw new Error(
    `The lock in ${dataDir} could not be acquired because another process is starting at the same time.`,
  );
}

/** Moves a dead holder's lock aside; puts back the lock of a new holder that took it in between. */
function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && (moved.pid !== stale?.pid || moved.since !== stale.since)) linkSync(aside, path);
  rmSync(aside, { force: true });
}

function readHolder(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const started = startOf(holder.pid);
  return started === undefined || holder.started === '' || started === holder.started;
}

/** Start time of a process according to the kernel; undefined if not available. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    }
    if (process.platform === 'darwin') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
  } catch {
    return undefined;
  }
  return undefined;
}
