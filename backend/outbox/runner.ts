import { type Delivery, deliverDue } from '../../supabase/functions/_shared/delivery/deliver.ts';
import type { Engine } from '../db/engine.ts';
import type { StopListening } from '../db/notifications.ts';
import { noteFault } from '../http/fault-log.ts';
import { freeClaims, secondsToNext } from './sql-outbox.ts';

/** While something waits. Its own clock may stand still when the machine sleeps, or be moved. */
const LONGEST_SLEEP_MS = 60_000;
const AFTER_FAULT_MS = 5_000;

/**
 * Works the outbox of this machine: woken by the commit that queues something and by the next moment
 * something is due, and otherwise asleep.
 */
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

  /** Begins with what an earlier run left behind. */
  async start(): Promise<void> {
    // The folder's lock says that nobody else works this database, so whoever held claims is gone.
    if (this.#engine.kind === 'pglite') await freeClaims(this.#engine);
    const wake = () => this.wake();
    this.#stopListening = await this.#engine.listen('haven_outbox', {
      onMessage: wake,
      onGap: wake,
    });
    this.wake();
  }

  /** Starts delivering what is due and returns at once. */
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

  /** Resolves when everything that is due now has been tried. */
  async settle(): Promise<void> {
    await this.#round;
    this.wake();
    await this.#round;
  }

  /** Finishes the messages in hand and gives the others back; they stay queued. */
  async close(): Promise<void> {
    this.#stop.abort();
    clearTimeout(this.#timer);
    await this.#stopListening?.();
    await this.#round;
  }

  async #work(): Promise<void> {
    try {
      await deliverDue(this.#delivery(), this.#stop.signal);
      if (this.#stop.signal.aborted) return;
      const seconds = await secondsToNext(this.#engine);
      if (seconds !== undefined) this.#wakeIn(Math.max(1000, seconds * 1000));
    } catch (error) {
      noteFault(error);
      this.#wakeIn(AFTER_FAULT_MS);
    }
  }

  #wakeIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.#stop.signal.aborted) return;
    const wait = Math.min(milliseconds, LONGEST_SLEEP_MS);
    this.#timer = setTimeout(() => this.wake(), wait).unref();
  }
}
