import type { JobRun, JobStats } from '../../supabase/functions/_shared/backend-status.ts';
import { logServerError } from '../http/error-log.ts';

/** A periodic job. */
export interface Job {
  name: string;
  everyMs: number;
  /** Long jobs check between steps whether the backend is stopping. */
  work: (isStopping: () => boolean) => Promise<unknown>;
}

interface Runs {
  readonly runs: number;
  readonly failures: number;
  readonly last: { readonly at: Date; readonly ms: number };
  readonly failed: Date | undefined;
}

/** Ensures that daily jobs also run in a process that runs for only minutes a day. */
const FIRST_WITHIN_MS = 60_000;

/** Jitter of 0.5 to 1.5, so that jobs and backends don't run in step. */
const jitter = (milliseconds: number, random: () => number): number =>
  Math.round(milliseconds * (0.5 + random()));

/**
 * Runs jobs at their intervals, one at a time: none overlaps another or itself. A failed job is logged and retried at
 * its next interval. Nothing runs before the first interval has passed.
 */
export class Schedule {
  readonly #timers = new Map<Job, NodeJS.Timeout>();
  readonly #random: () => number;
  readonly #jobs: readonly Job[];
  readonly #runs = new Map<Job, Runs>();
  #turn: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(jobs: readonly Job[], random: () => number = Math.random) {
    this.#random = random;
    this.#jobs = jobs;
    for (const job of jobs) this.#wait(job, Math.min(job.everyMs, FIRST_WITHIN_MS));
  }

  /** Waits for the current job; no other starts. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#turn;
  }

  /** Returns what each job has done since the start. */
  figures(): JobStats[] {
    return this.#jobs.map((job) => {
      const { runs = 0, failures = 0, last, failed } = this.#runs.get(job) ?? {};
      return {
        name: job.name,
        every_ms: job.everyMs,
        runs,
        failures,
        last_at: last?.at.toISOString() ?? null,
        last_ms: last?.ms ?? null,
        last_failed_at: failed?.toISOString() ?? null,
      };
    });
  }

  /**
   * Runs all jobs once, in order and between scheduled runs; jobs left after `withinMs` wait for their own interval.
   */
  async runAll(withinMs: number): Promise<JobRun[]> {
    const done: JobRun[] = [];
    const end = performance.now() + withinMs;
    for (const job of this.#jobs) {
      if (this.#isClosed || performance.now() > end) break;
      const currentRun = this.#turn.then(() => this.#do(job));
      this.#turn = currentRun.then(() => {});
      const one = await currentRun;
      if (one !== null) done.push(one);
    }
    return done;
  }

  #note(job: Job, at: Date, ms: number, hasFailed: boolean): void {
    const { runs = 0, failures = 0, failed } = this.#runs.get(job) ?? {};
    this.#runs.set(job, {
      runs: runs + 1,
      failures: failures + (hasFailed ? 1 : 0),
      last: { at, ms },
      failed: hasFailed ? at : failed,
    });
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
    await this.#do(job);
    if (!this.#isClosed) this.#wait(job, job.everyMs);
  }

  async #do(job: Job): Promise<JobRun | null> {
    if (this.#isClosed) return null;
    const began = { at: new Date(), ms: performance.now() };
    let hasFailed = false;
    try {
      await job.work(() => this.#isClosed);
    } catch (error) {
      // The database is interrupted or full: the next run finds the remaining work.
      hasFailed = true;
      logServerError(error);
    }
    const ms = Math.round(performance.now() - began.ms);
    this.#note(job, began.at, ms, hasFailed);
    return { name: job.name, ms, has_failed: hasFailed };
  }
}
