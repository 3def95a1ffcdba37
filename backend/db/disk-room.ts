import { randomFillSync } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Allowance, Engine } from './engine.ts';
import { NoRoom } from './faults.ts';

const MEGABYTE = 1024 * 1024;

/** With less than this free only what lets people in or frees room is written. */
const ORDINARY_BYTES = 64 * MEGABYTE;
/** With less than this nothing is: a database that cannot write its log ends, and reading with it. */
const LEAST_BYTES = 24 * MEGABYTE;
/** A disk with less than this may soon be full. */
const PLENTY_BYTES = 1024 * MEGABYTE;
/** Two segments of the log: what a database needs to come back after it was cut off. */
const SPARE_BYTES = 32 * MEGABYTE;

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Throws where the disk of a folder has no room for a start, which writes before it reads. */
export function requireRoom(folder: string): void {
  if (freeBytes(folder) < ORDINARY_BYTES) throw new NoRoom();
}

const spareOf = (folder: string): string => `${folder}.spare`;

/** Takes room for a bad day, of bytes that no disk packs into less. */
async function keepSpare(folder: string): Promise<void> {
  const content = randomFillSync(Buffer.allocUnsafe(SPARE_BYTES));
  await writeFile(spareOf(folder), content, { flag: 'wx', mode: 0o600 });
}

/** Gives that room to whoever cannot go on without it; says whether there was any. */
export function giveSpare(folder: string): boolean {
  const hasSpare = existsSync(spareOf(folder));
  rmSync(spareOf(folder), { force: true });
  return hasSpare;
}

/**
 * Refuses writes while the disk that holds the database is nearly full, before they are begun. So the
 * database never meets a full disk of its own making, and goes on answering what it is asked. Where
 * somebody else fills it, what is spared brings back a database that was cut off.
 */
export function keepRoom(engine: Engine, folder: string): Engine {
  let isRefusing = false;
  let sparing: Promise<void> | undefined;

  function look(): number {
    const free = freeBytes(folder);
    const isFull = free < ORDINARY_BYTES;
    if (isFull !== isRefusing) {
      const state = isFull ? 'is nearly full: nothing is saved' : 'has room again';
      process.stderr.write(`${new Date().toISOString()} The disk of ${folder} ${state}\n`);
    }
    isRefusing = isFull;
    const isScarce = free < PLENTY_BYTES && free > ORDINARY_BYTES + SPARE_BYTES;
    if (isScarce && !sparing && !existsSync(spareOf(folder))) {
      // Without it everything goes on; the next write tries again.
      sparing = keepSpare(folder)
        .catch(() => void giveSpare(folder))
        .finally(() => {
          sparing = undefined;
        });
    }
    return free;
  }

  return {
    ...engine,
    async write(identity, work, allowance?: Allowance) {
      if (look() < (allowance?.usesReserve ? LEAST_BYTES : ORDINARY_BYTES)) throw new NoRoom();
      return engine.write(identity, work, allowance);
    },
    async close() {
      await sparing;
      await engine.close();
    },
  };
}

/** The same engine for work that may use what is kept back. */
export const withReserve = (engine: Engine): Engine => ({
  ...engine,
  write: (identity, work, allowance) =>
    engine.write(identity, work, { ...allowance, usesReserve: true }),
});
