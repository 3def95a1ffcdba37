import { setTimeout as moment } from 'node:timers/promises';
import { ERRORS, type Locker, type RequestRelease } from '@tus/server';

interface Holder {
  release: RequestRelease;
  done: Promise<void>;
}

const LOCK_TIMEOUT_MS = 10_000;
const ASK_AGAIN_MS = 100;

/** Locks an upload among all processes. */
export interface SharedLocks {
  take(id: string): Promise<boolean>;
  release(id: string): Promise<void>;
  /** Asks the process that has it to finish. */
  ask(id: string): void;
}

/**
 * Allows one request at a time per upload, from before the write until the response. The library would unlock after
 * the last byte, and a second writer could swap the content between its check and its commit. The next request asks
 * the holder to finish and waits without polling.
 */
export class UploadLocks {
  readonly #holders = new Map<string, Holder>();
  readonly #ends = new WeakMap<object, () => void>();
  readonly #shared: SharedLocks | undefined;
  readonly #onLock: (id: string) => Promise<void>;

  /** `onLock` runs whenever an upload was locked that another process may have changed. */
  constructor(shared?: SharedLocks, onLock: (id: string) => Promise<void> = async () => {}) {
    this.#shared = shared;
    this.#onLock = onLock;
  }

  /** Another process waits for this upload. */
  finish(id: string): void {
    void this.#holders.get(id)?.release();
  }

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
    if (!this.#shared) return;
    try {
      await this.#lockEverywhere(this.#shared, id, timeoutSignal);
    } catch (error) {
      end();
      throw error;
    }
    this.#ends.set(request, () => {
      void this.#shared?.release(id).catch(() => {});
      end();
    });
  }

  async #lockEverywhere(shared: SharedLocks, id: string, signal: AbortSignal): Promise<void> {
    while (!(await shared.take(id))) {
      shared.ask(id);
      await Promise.race([moment(ASK_AGAIN_MS), aborted(signal)]);
      if (signal.aborted) throw ERRORS.ERR_LOCK_TIMEOUT;
    }
    await this.#onLock(id);
  }
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
