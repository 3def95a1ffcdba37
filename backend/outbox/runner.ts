import {
  type Delivery,
  deliverDueMessages,
} from '../../supabase/functions/_shared/delivery/deliver.ts';
import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { logServerError } from '../http/error-log.ts';
import { releaseClaims, secondsToNext } from './sql-outbox.ts';

/** Maximum sleep while something is waiting. Timers may stop during system sleep, or the clock may be changed. */
const LONGEST_SLEEP_MS = 60_000;
const RETRY_DELAY_MS = 5_000;

/** Processes this machine's outbox: woken by commits that queue messages and by due times, otherwise asleep. */
export class OutboxRunner {
  readonly #engine: Engine;
  readonly #delivery: () => Delivery;
  readonly #stop = new AbortController();
  #round: Promise<void> | undefined;
  #isAskedAgain = false;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: StopListening | undefined;

  constructor(engine: Engine, delivery: () => Delivery) {
    this.#engine = engine;
    this.#delivery = delivery;
  }

  /** Starts with messages an earlier run left behind. */
  async start(): Promise<void> {
    // The folder's lock ensures that no other process uses this database, so existing claims are abandoned.
    if (this.#engine.kind === 'pglite') await releaseClaims(this.#engine);
    const wake = () => this.wake();
    this.#stopListening = await this.#engine.listen('haven_outbox', {
      onMessage: wake,
      onGap: wake,
    });
    this.wake();
  }

  /** Starts delivering due messages and returns immediately. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    if (this.#round) {
      this.#isAskedAgain = true;
      return;
    }
    this.#isAskedAgain = false;
    clearTimeout(this.#timer);
    this.#round = this.#work().finally(() => {
      this.#round = undefined;
      if (this.#isAskedAgain) this.wake();
    });
  }

  /** Resolves when everything due now has been tried. */
  async settle(): Promise<void> {
    await this.#round;
    this.wake();
    await this.#round;
  }

  /** Finishes the messages in progress and releases the others, which stay queued. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#stopListening?.();
    await this.#round;
  }

  async #work(): Promise<void> {
    try {
      await deliverDueMessages(this.#delivery(), this.#stop.signal);
      if (this.#stop.signal.aborted) return;
      const seconds = await secondsToNext(this.#engine);
      if (seconds !== undefined) this.#wakeIn(Math.max(1000, seconds * 1000));
    } catch (error) {
      logServerError(error);
      this.#wakeIn(RETRY_DELAY_MS);
    }
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    const wait = Math.min(milliseconds, LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => this.wake(), wait).unref();
  }
}
