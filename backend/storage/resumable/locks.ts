import { ERRORS, type Locker, type RequestRelease } from '@tus/server';

interface Holder {
  release: RequestRelease;
  done: Promise<void>;
}

const LOCK_TIMEOUT_MS = 10_000;

/**
 * Allows one request at a time per upload, from before the write until the response. The library would unlock after
 * the last byte, and a second writer could swap the content between its check and its commit. The next request asks
 * the holder to finish and waits without polling.
 */
export class UploadLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #ends = new WeakMap<object, () => void>();

  isHeld(id: string): boolean {
    return this.#holders.has(id);
  }

  /** Returns the library's locker for a request; the lock lasts until `end`. */
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
    const timeoutSignal = AbortSignal.any([signal, AbortSignal.timeout(LOCK_TIMEOUT_MS)]);
    for (let held = this.#holders.get(id); held; held = this.#holders.get(id)) {
      await held.release();
      await Promise.race([held.done, aborted(timeoutSignal)]);
      if (timeoutSignal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
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
