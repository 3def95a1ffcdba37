import { classifyDatabaseError } from './db/database-errors.ts';
import type { Settings } from './settings.ts';

/** A startup error that the operator can fix. Its message is shown without a stack. */
export class StartupError extends Error {}

/** Turns a full disk or an unreachable database into a `StartRefused`; returns other errors unchanged. */
export function toStartupError(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): unknown {
  if (databaseUrl && isPoolerRefusal(error)) {
    return new StartupError(
      'DATABASE_URL is a connection pooler. Set DATABASE_DIRECT_URL to the database behind it, then start again.',
    );
  }
  const databaseError = classifyDatabaseError(error);
  if (databaseError?.status === 507) {
    return new StartupError(
      `Not enough disk space in the data folder ${dataDir}. ` +
        'Free up at least 64 MB, then start again. No data was lost.',
    );
  }
  if (databaseError && databaseUrl) {
    const { host } = new URL(databaseUrl);
    return new StartupError(
      `Can't reach the database at ${host}. Start it or correct DATABASE_URL, then start again.`,
    );
  }
  return error;
}

/** PgBouncer refuses the settings of a session, because it shares sessions. */
const isPoolerRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  (/unsupported startup parameter/.test(error.message) || isPoolerRefusal(error.cause));
