import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { keepRoom } from './disk-room.ts';
import type { Engine } from './engine.ts';
import { openPglite } from './pglite/open.ts';
import { createDatabase } from './pglite/template.ts';
import { openPostgres } from './postgres.ts';

/** The database that the settings name: a Postgres, or the one in the data folder. */
export async function openEngine(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<Engine> {
  if (settings.databaseUrl) return openPostgres(settings.databaseUrl);
  const folder = join(settings.dataDir, 'db');
  if (!existsSync(folder)) await createDatabase(folder);
  return keepRoom(openPglite(folder), folder);
}
