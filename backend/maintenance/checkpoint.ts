import type { Engine } from '../db/engine.ts';

/** More log than this is written down at once: it bounds the disk and the next start after a kill. */
const MOST_LOG = 64 * 1024 * 1024;
/** Less than this is not worth the syncs, however quiet it is. */
const LEAST_LOG = 1024 * 1024;

interface LogState {
  /** Where the log ends, and how much of it a crash now would have to replay. */
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
  if (!state) throw new Error('The database does not know its log.');
  return state;
};

/**
 * PGlite has no checkpointer: its log grows until somebody asks. The returned work asks when the log
 * is long, or when it is not quite short and nobody has written since the last look.
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
