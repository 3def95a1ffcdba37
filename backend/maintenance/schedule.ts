import type { JobRun, JobStats } from '../../supabase/functions/_shared/backend-status.ts';
import { logServerError } from '../http/error-log.ts';

/** A periodic job. */
export interface Job {
  name: string;
  everyMs: number;
  /** Long jobs check between steps whether the backend is stopping. */
  work: (isStopping: () => boolean) => Promise<unknown>;
}

/** What a job has done. */
export interface Runs {
  readonly runs: number;
  readonly failures: number;
  readonly last: { readonly at: Date; readonly ms: number };
  readonly failed: Date | undefined;
}

/** Jobs of several processes on one database: each run happens in one of them. */
export interface SharedJobs {
  /** Returns false if another process is running the job, or ran it less than `restMs` ago. */
  begin(name: string, restMs: number): Promise<boolean>;
  end(name: string, run: { at: Date; ms: number; hasFailed: boolean }): Promise<void>;
  /** What all processes have done. */
  runs(): Promise<ReadonlyMap<string, Runs>>;
}

/** Ensures that daily jobs also run in a process that runs for only minutes a day. */
const FIRST_WITHIN_MS = 60_000;

const LEAST_OF_INTERVAL = 0.5;
/** Jitter of 0.5 to 1.5, so that jobs and backends don't run in step. */
const jitter = (milliseconds: number, random: () => number): number =>
  Math.round(milliseconds * (LEAST_OF_INTERVAL + random()));

/**
 * Runs jobs at their intervals, one at a time: none overlaps another or itself. A failed job is logged and retried at
 * its next interval. Nothing runs before the first interval has passed.
 */
export class Schedule {
  readonly #timers = new Map<Job, NodeJS.Timeout>();
  readonly #random: () => number;
  readonly #jobs: readonly Job[];
  readonly #shared: SharedJobs | undefined;
  readonly #runs = new Map<string, Runs>();
  #turn: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(
    jobs: readonly Job[],
    random: () => number = Math.random,
    shared: SharedJobs | undefined = undefined,
  ) {
    this.#random = random;
    this.#jobs = jobs;
    this.#shared = shared;
    for (const job of jobs) this.#wait(job, Math.min(job.everyMs, FIRST_WITHIN_MS));
  }

  /** Waits for the current job; no other starts. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await this.#turn;
  }

  /** Runs a job after the current one, in addition to its intervals: its work became due. */
  wake(name: string): void {
    const job = this.#jobs.find((one) => one.name === name);
    if (job === undefined) return;
    this.#turn = this.#turn.then(async () => {
      await this.#do(job, 0);
    });
  }

  /** Returns what each job has done: since the start, or in all processes on the database. */
  async figures(): Promise<JobStats[]> {
    const all = (await this.#shared?.runs()) ?? this.#runs;
    return this.#jobs.map((job) => {
      const { runs = 0, failures = 0, last, failed } = all.get(job.name) ?? {};
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
      const currentRun = this.#turn.then(() => this.#do(job, 0));
      this.#turn = currentRun.then(() => {});
      const one = await currentRun;
      if (one !== null) done.push(one);
    }
    return done;
  }

  #note(job: Job, at: Date, ms: number, hasFailed: boolean): void {
    const { runs = 0, failures = 0, failed } = this.#runs.get(job.name) ?? {};
    this.#runs.set(job.name, {
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
    await this.#do(job, job.everyMs * LEAST_OF_INTERVAL);
    if (!this.#isClosed) this.#wait(job, job.everyMs);
  }

  /** Returns null if it did not run here. */
  async #do(job: Job, restMs: number): Promise<JobRun | null> {
    if (this.#isClosed) return null;
    const at = new Date();
    const began = performance.now();
    let hasFailed = false;
    try {
      if (this.#shared && !(await this.#shared.begin(job.name, restMs))) return null;
      await job.work(() => this.#isClosed);
    } catch (error) {
      // The database is interrupted or full: the next run finds the remaining work.
      hasFailed = true;
      logServerError(error);
    }
    const ms = Math.round(performance.now() - began);
    this.#note(job, at, ms, hasFailed);
    await this.#shared?.end(job.name, { at, ms, hasFailed }).catch(logServerError);
    return { name: job.name, ms, has_failed: hasFailed };
  }
}
