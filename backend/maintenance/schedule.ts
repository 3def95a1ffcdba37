import { noteFault } from '../http/fault-log.ts';

/** Something to be done again and again. */
export interface Job {
  name: string;
  everyMs: number;
  /** Long work asks between its steps whether the backend is stopping. */
  work: (isStopping: () => boolean) => Promise<unknown>;
}

/** A process that runs for minutes a day gets its daily work done as well. */
const FIRST_WITHIN_MS = 60_000;

/** Half to three halves, so that jobs and backends do not work in step. */
const jitter = (milliseconds: number, random: () => number): number =>
  Math.round(milliseconds * (0.5 + random()));

/**
 * Runs jobs at their intervals, one at a time: none overlaps another or itself. One that fails is
 * noted and tried again at its next turn. Nothing runs before the first wait is over.
 */
export class Schedule {
  readonly #timers = new Map<Job, NodeJS.Timeout>();
  readonly #random: () => number;
  #turn: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(jobs: readonly Job[], random: () => number = Math.random) {
    this.#random = random;
    for (const job of jobs) this.#wait(job, Math.min(job.everyMs, FIRST_WITHIN_MS));
  }

  /** Waits for the job in hand; no other starts. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#turn;
  }

  #wait(job: Job, milliseconds: number): void {
    const timer = setTimeout(
      () => {
        this.#turn = this.#turn.then(() => this.#run(job));
      },
      jitter(milliseconds, this.#random),
    );
    timer.unref();
    this.#timers.set(job, timer);
  }

  async #run(job: Job): Promise<void> {
    if (this.#isClosed) return;
    try {
      await job.work(() => this.#isClosed);
    } catch (error) {
      // An interrupted or full database: the next turn finds what is left to do.
      noteFault(error);
    }
    if (!this.#isClosed) this.#wait(job, job.everyMs);
  }
}
