import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/log.ts';
import { readMinidump } from './minidump.ts';

/** Larger files hold more than a crash and aren't worth the memory. */
const LARGEST_DUMP_BYTES = 100_000_000;

/**
 * Logs native crashes that left a dump in this folder and deletes the dumps, since they contain app memory, including
 * tokens. Never throws.
 */
export function logNativeCrashes(folder: string, log: Pick<Log, 'error' | 'warning'>): void {
  for (const path of dumpsIn(folder)) {
    try {
      const { mtime, size } = statSync(path);
      const crash = size > LARGEST_DUMP_BYTES ? null : readMinidump(readFileSync(path));
      const what = crash
        ? `0x${crash.code.toString(16)} in ${crash.place ?? 'an unknown place'}`
        : 'its dump could not be read';
      log.error(`native crash of a process at ${mtime.toISOString()}: ${what}`);
      rmSync(path);
    } catch (error) {
      log.warning('could not delete the dump of a native crash', error);
    }
  }
}

function dumpsIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.dmp'))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    // No crash, no folder.
    return [];
  }
}
