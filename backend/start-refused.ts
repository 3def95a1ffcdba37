import { troubleOf } from './db/faults.ts';
import type { Settings } from './settings.ts';

/** A start that whoever runs it can mend; its sentence is all there is to say. */
export class StartRefused extends Error {}

/** Puts a full disk, and a database that does not answer, into a sentence; all else stays what it is. */
export function explainStart(
  error: unknown,
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): unknown {
  const trouble = troubleOf(error);
  if (trouble?.status === 507) {
    return new StartRefused(
      `There is too little room on the disk of the data folder ${dataDir}. ` +
        'Make room, at least 64 MB, then start again. Nothing of what is there was lost.',
    );
  }
  if (trouble && databaseUrl) {
    const { host } = new URL(databaseUrl);
    return new StartRefused(
      `The database at ${host} does not answer. Start it, or correct DATABASE_URL, then start again.`,
    );
  }
  return error;
}
