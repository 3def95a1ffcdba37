import { setImmediate as turn } from 'node:timers/promises';
import { noteFault } from '../http/fault-log.ts';

/** Does what waits, one round after the other, for as long as something waits. */
export class Rounds {
  readonly #somethingWaits: () => boolean;
  readonly #round: () => Promise<void>;
  #running: Promise<void> | undefined;

  constructor(somethingWaits: () => boolean, round: () => Promise<void>) {
    this.#somethingWaits = somethingWaits;
    this.#round = round;
  }

  /** To be called after anything was put where it waits. */
  wake(): void {
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    // What wakes it is told that it runs before it can have ended.
    await undefined;
    try {
      while (this.#somethingWaits()) {
        try {
          await this.#round();
        } catch (error) {
          noteFault(error);
          // One that fails before it has taken anything holds nobody else up while it tries again.
          await turn();
        }
      }
    } finally {
      // Right after the last look, not a moment later: what arrived in between would wait for whoever comes next.
      this.#running = undefined;
    }
  }

  async settle(): Promise<void> {
    await this.#running;
  }
}
