import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { QueueLimits } from '../request-limits.ts';
import type { Settings } from '../settings.ts';
import { rejectWritesOnLowDisk } from './disk-space.ts';
import type { Engine } from './engine.ts';
import { openPglite } from './pglite/open.ts';
import { createDatabase } from './pglite/template.ts';
import { openPostgres } from './postgres.ts';

/** Opens the configured database: a Postgres, or the one in the data folder. */
export async function openEngine(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  queueLimits?: QueueLimits,
): Promise<Engine> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl, queueLimits);
  const folder = join(settings.dataDir, 'db');
  if (!existsSync(folder)) await createDatabase(folder);
  return rejectWritesOnLowDisk(openPglite(folder), folder);
}
