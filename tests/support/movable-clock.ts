import { openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../build/paths.ts';
import type { LaunchOptions } from './child-backend.ts';

/** A fixed length, so that a reader never sees a part of the old number. */
const WIDTH = 16;

export interface MovableClock {
  /** Options of the backend whose clock moves; other processes keep the real time. */
  readonly launch: Pick<LaunchOptions, 'env' | 'flags'>;
  /** Sets how far its wall clock is ahead, in seconds. */
  readonly set: (seconds: number) => void;
}

/** Returns a clock for one embedded backend, kept beside its data folder. */
export function movableClock(dataDir: string): MovableClock {
  const path = join(dataDir, '..', 'clock');
  const file = openSync(path, 'w');
  const set = (seconds: number) => {
    writeSync(file, String(seconds).padStart(WIDTH), 0);
  };
  set(0);
  return {
    launch: {
      env: { TEST_CLOCK_FILE: path },
      flags: ['--import', inProject('tests/support/shifted-clock.ts')],
    },
    set,
  };
}
