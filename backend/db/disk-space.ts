import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { DiskFullError } from './database-errors.ts';
import type { Engine, TransactionOptions } from './engine.ts';

const MEGABYTE = 1024 * 1024;

/** Below this much free space, only sign-ins and deletions are written. */
const ORDINARY_BYTES = 64 * MEGABYTE;
/** Below this nothing is written: a database that can't write its log stops, and reads stop with it. */
const LEAST_BYTES = 24 * MEGABYTE;
/** A disk with less than this may soon be full. */
const PLENTY_BYTES = 1024 * MEGABYTE;
/** Two WAL segments: what a database needs to recover after a crash. */
const SPARE_BYTES = 32 * MEGABYTE;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Throws if the disk has no room for a start, which writes before it reads. */
export function requireDiskSpace(folder: string): void {
  if (freeBytes(folder) < ORDINARY_BYTES) throw new DiskFullError();
}

const spareOf = (folder: string): string => `${folder}.spare`;

/** Reserves disk space with incompressible bytes. */
async function keepSpare(folder: string): Promise<void> {
  const content = randomFillSync(Buffer.allocUnsafe(SPARE_BYTES));
  await writeFile(spareOf(folder), content, { flag: 'wx', mode: 0o600 });
}

/** Releases the reserve; returns whether there was one. */
export function releaseReserveFile(folder: string): boolean {
  const hasSpare = existsSync(spareOf(folder));
  rmSync(spareOf(folder), { force: true });
  return hasSpare;
}

/**
 * Rejects writes early while the database's disk is nearly full, so the database never fills the disk itself and
 * keeps serving reads. If something else fills the disk, the reserve lets a stopped database recover.
 */
export function rejectWritesOnLowDisk(engine: Engine, folder: string): Engine {
  let isRefusing = false;
  let sparing: Promise<void> | undefined;

  function look(): number {
    const free = freeBytes(folder);
    const isFull = free < ORDINARY_BYTES;
    if (isFull !== isRefusing) {
      const state = isFull ? 'is nearly full: nothing can be saved' : 'has room again';
      process.stderr.write(`${new Date().toISOString()} The disk of ${folder} ${state}\n`);
    }
    isRefusing = isFull;
    const isScarce = free < PLENTY_BYTES && free > ORDINARY_BYTES + SPARE_BYTES;
    if (isScarce && !sparing && !existsSync(spareOf(folder))) {
      // Optional: everything works without it, and the next write tries again.
      sparing = keepSpare(folder)
        .catch(() => void releaseReserveFile(folder))
        .finally(() => {
          sparing = undefined;
        });
    }
    return free;
  }

  return {
    ...engine,
    async write(identity, work, allowance?: TransactionOptions) {
      if (look() < (allowance?.usesReserve ? LEAST_BYTES : ORDINARY_BYTES))
        throw new DiskFullError();
      return engine.write(identity, work, allowance);
    },
    async close() {
      await sparing;
      await engine.close();
    },
  };
}

/** Returns the same engine for work that may use the reserve. */
export const withReserve = (engine: Engine): Engine => ({
  ...engine,
  write: (identity, work, allowance) =>
    engine.write(identity, work, { ...allowance, usesReserve: true }),
});
