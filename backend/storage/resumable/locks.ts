import type { Lock, Locker } from '@tus/server';
import { ERRORS, type RequestRelease } from '@tus/server';

interface Holder {
  release: RequestRelease;
  done: Promise<void>;
  end(): void;
}

const PATIENCE_MS = 10_000;

/**
 * One request at a time on an upload. Who comes next asks the holder to finish and then waits asleep;
 * the library's own lock keeps a processor busy meanwhile.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>();

  newLock(id: string): Lock {
    return {
      lock: async (signal, release) => {
        const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
        for (let held = this.#holders.get(id); held; held = this.#holders.get(id)) {
          await held.release();
          await Promise.race([held.done, aborted(patience)]);
          if (patience.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
        }
        let end = () => {};
        const done = new Promise<void>((resolve) => {
          end = resolve;
        });
        this.#holders.set(id, { release, done, end });
      },
      unlock: async () => {
        this.#holders.get(id)?.end();
        this.#holders.delete(id);
      },
    };
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
