import { ERRORS, type Locker, type RequestRelease } from '@tus/server';

interface Holder {
  release: RequestRelease;
  done: Promise<void>;
}

const PATIENCE_MS = 10_000;

/**
 * One request at a time on an upload, from before it is written until it is answered: the library
 * would let go once the last byte is written, and a second writer could exchange the content between
 * the look at it and its place. Who comes next asks the holder to finish and waits asleep.
 */
export class UploadLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #ends = new WeakMap<object, () => void>();

  isHeld(id: string): boolean {
    return this.#holders.has(id);
  }

  /** The library's way to lock for a request; the lock lasts until `end`. */
  during(request: object): Locker {
    return {
      newLock: (id) => ({
        lock: (signal, release) => this.#lock(request, id, signal, release),
        unlock: async () => {},
      }),
    };
  }

  end(request: object): void {
    this.#ends.get(request)?.();
  }

  async #lock(request: object, id: string, signal: AbortSignal, release: RequestRelease) {
    const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
    for (let held = this.#holders.get(id); held; held = this.#holders.get(id)) {
      await held.release();
      await Promise.race([held.done, aborted(patience)]);
      if (patience.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
    }
    let resolveDone = () => {};
    const done = new Promise<void>((resolve) => {
      resolveDone = resolve;
    });
    const end = () => {
      this.#holders.delete(id);
      this.#ends.delete(request);
      resolveDone();
    };
    this.#holders.set(id, { release, done });
    this.#ends.set(request, end);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
