import type { Engine } from '../db/engine.ts';

interface Table {
  name: string;
}

/** Postgres's own threshold for when a table is worth vacuuming. */
const LEAST_DEAD = 50;
const DEAD_SHARE = 0.2;
const LEAST_CHANGED = 50;
const CHANGED_SHARE = 0.1;

/** Transaction IDs run out at two billion unless old rows are frozen. */
const OLDEST = 200_000_000;

/** Returns tables with many dead rows or outdated statistics, worst first. */
async function tiredTables(engine: Engine): Promise<Table[]> {
  await engine.read('system', (sql) => sql`select pg_stat_force_next_flush()`);
  return engine.read('system', async (sql) => [
    ...(await sql<Table[]>`
      select c.oid::regclass::text as name
      from pg_stat_all_tables join pg_class c on c.oid = relid
      where c.relkind in ('r', 'm')
        and (n_dead_tup > ${LEAST_DEAD} + ${DEAD_SHARE} * greatest(reltuples, 0)
          or n_mod_since_analyze > ${LEAST_CHANGED} + ${CHANGED_SHARE} * greatest(reltuples, 0)
          or age(relfrozenxid) > ${OLDEST})
      order by n_dead_tup desc`),
  ]);
}

/**
 * PGlite has no autovacuum. Vacuums one table per step: waiting requests are served between steps, so none waits
 * longer than the largest table takes.
 */
export async function vacuumBloatedTables(
  engine: Engine,
  isStopping: () => boolean,
): Promise<void> {
  for (const { name } of await tiredTables(engine)) {
    if (isStopping()) return;
    await engine.script(`vacuum (analyze) ${name}`);
  }
}
