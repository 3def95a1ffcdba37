import { setImmediate as turn } from 'node:timers/promises';
import { logServerError } from '../http/error-log.ts';

/** Processes waiting work round by round until nothing is left. */
export class DrainLoop {
  readonly #somethingWaits: () => boolean;
  readonly #round: () => Promise<void>;
  #running: Promise<void> | undefined;

  constructor(somethingWaits: () => boolean, round: () => Promise<void>) {
    this.#somethingWaits = somethingWaits;
    this.#round = round;
  }

  /** Call after queuing anything. */
  wake(): void {
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    // Ensures that `wake` sees it as running before it can end.
    await undefined;
    try {
      while (this.#somethingWaits()) {
        try {
          await this.#round();
        } catch (error) {
          logServerError(error);
          // A failing round that has taken nothing yields to others while it retries.
          await turn();
        }
      }
    } finally {
      // Cleared right after the last check: work arriving in between would otherwise wait for the next wake.
      this.#running = undefined;
    }
  }

  async settle(): Promise<void> {
    await this.#running;
  }
}
