import type { Engine } from '../db/engine.ts';

/** A longer log triggers a checkpoint at once: this limits disk usage and recovery time after a kill. */
const MOST_LOG = 64 * 1024 * 1024;
/** Less than this is not worth the syncs, even when idle. */
const LEAST_LOG = 1024 * 1024;

interface LogState {
  /** End of the log, and how much of it a crash recovery would replay. */
  end: string;
  length: number;
}

const readLogState = async (engine: Engine): Promise<LogState> => {
  const [state] = await engine.read(
    'system',
    (sql) => sql<LogState[]>`
      select pg_current_wal_lsn()::text as end,
        pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as length
      from pg_control_checkpoint()`,
  );
  if (!state) throw new Error('The database returned no log position.');
  return state;
};

/**
 * PGlite has no checkpointer, so its log grows until a checkpoint is requested. The returned job requests one if the
 * log is long, or if it is not very short and nothing was written since the last check.
 */
export function createCheckpoints(engine: Engine): () => Promise<void> {
  let last: string | undefined;
  return async () => {
    const { end, length } = await readLogState(engine);
    const isQuiet = end === last;
    last = end;
    if (length > MOST_LOG || (isQuiet && length > LEAST_LOG)) await engine.script('checkpoint');
  };
}
