import type { Engine } from '../db/engine.ts';

interface Spent {
  table: string;
  /** SQL condition for rows that can no longer be used, by the database's clock. */
  where: string;
}

/**
 * Rows expire long before they are deleted, so a clock that jumps by a day deletes nothing still in use. A used
 * refresh token is kept for a month: while it exists, a thief reveals the theft by using it.
 */
const SPENT: readonly Spent[] = [
  { table: 'auth.audit_log_entries', where: `created_at < now() - interval '90 days'` },
  { table: 'auth.refresh_tokens', where: `revoked and updated_at < now() - interval '30 days'` },
  { table: 'auth.sessions', where: `not_after < now() - interval '7 days'` },
  { table: 'auth.one_time_tokens', where: `created_at < now() - interval '7 days'` },
  { table: 'auth.flow_state', where: `created_at < now() - interval '7 days'` },
  {
    table: 'haven_local.rate_limits',
    where: 'expire < extract(epoch from now()) * 1000 - 3600000',
  },
  { table: 'haven_local.leases', where: `taken_at < now() - interval '7 days'` },
];

/** Small enough that requests in between are barely delayed. */
const BATCH = 500;
/** Rows left after this many batches wait for the next run. */
const BATCHES = 100;

/** Deletes expired rows in short transactions; several backends may do so at once. */
export async function pruneExpired(engine: Engine): Promise<void> {
  for (const { table, where } of SPENT) {
    for (let batch = 0; batch < BATCHES; batch += 1) {
      const { count } = await engine.write('system', (sql) =>
        sql.unsafe(`
          delete from ${table} where ctid = any (array(
            select ctid from ${table} where ${where} limit ${BATCH} for update skip locked))`),
      );
      if (count < BATCH) break;
    }
  }
}

/** What a hosted project's schedule does for browser reports, see schemas/admin/operations/operations_metrics.sql. */
export async function pruneOperations(engine: Engine): Promise<void> {
  await engine.write('system', (sql) => sql`select private.prune_operations()`);
}
