import type { Engine } from '../db/engine.ts';
import type { Runs, SharedJobs } from '../maintenance/schedule.ts';
import type { Leases } from './leases.ts';

interface Row {
  name: string;
  runs: number;
  failures: number;
  lastAt: Date;
  lastMs: number;
  lastFailedAt: Date | null;
}

/** Runs each periodic job in one process at a time, and counts the runs of all of them in the database. */
export const shareJobs = (engine: Engine, leases: Leases): SharedJobs => ({
  begin: (name, restMs) => leases.take(leaseOf(name), restMs / 1000),
  async end(name, { at, ms, hasFailed }) {
    const failures = hasFailed ? 1 : 0;
    const failedAt = hasFailed ? at : null;
    await leases.release(leaseOf(name));
    await engine.write(
      'system',
      (sql) => sql`
        insert into haven_local.job_runs as j (name, runs, failures, last_at, last_ms, last_failed_at)
        values (${name}, 1, ${failures}, ${at}, ${ms}, ${failedAt})
        on conflict (name) do update set
          runs = j.runs + 1, failures = j.failures + excluded.failures, last_at = excluded.last_at,
          last_ms = excluded.last_ms, last_failed_at = coalesce(excluded.last_failed_at, j.last_failed_at)`,
    );
  },
  async runs() {
    const rows = await engine.read(
      'system',
      (sql) => sql<Row[]>`
        select name, runs::float8 as runs, failures::float8 as failures, last_at as "lastAt",
          last_ms as "lastMs", last_failed_at as "lastFailedAt"
        from haven_local.job_runs`,
    );
    return new Map(
      rows.map(({ name, runs, failures, lastAt, lastMs, lastFailedAt }): [string, Runs] => [
        name,
        {
          runs,
          failures,
          last: { at: new Date(lastAt), ms: lastMs },
          failed: lastFailedAt ? new Date(lastFailedAt) : undefined,
        },
      ]),
    );
  },
});

const leaseOf = (job: string): string => `job ${job}`;
