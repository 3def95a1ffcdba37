import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POSTGRES_QUEUE_LIMITS, type QueueLimits } from '../request-limits.ts';
import type { Settings } from '../settings.ts';
import { rejectWritesOnLowDisk } from './disk-space.ts';
import type { Engine } from './engine.ts';
import { openPglite } from './pglite/open.ts';
import { createDatabase } from './pglite/template.ts';
import { openPostgres } from './postgres.ts';
import { withReplicas } from './replicas.ts';

/** Connections of all workers together; Postgres allows 100 by default. */
const POSTGRES_CONNECTIONS = 60;
const LEAST_CONNECTIONS = 3;

const limitsOf = (workers = 1): QueueLimits => {
  const share = Math.max(LEAST_CONNECTIONS, Math.floor(POSTGRES_CONNECTIONS / workers));
  return { ...POSTGRES_QUEUE_LIMITS, atOnce: Math.min(POSTGRES_QUEUE_LIMITS.atOnce, share) };
};

/** Opens the configured database: a Postgres, or the one in the data folder. */
export async function openEngine(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'databaseDirectUrl'> &
    Partial<Pick<Settings, 'workers' | 'databaseReplicaUrls'>>,
  queueLimits?: QueueLimits,
): Promise<Engine> {
  if (settings.databaseUrl) {
    const limits = queueLimits ?? limitsOf(settings.workers);
    const { databaseUrl, databaseDirectUrl, databaseReplicaUrls: replicas = [] } = settings;
    const engine = openPostgres(databaseUrl, limits, databaseDirectUrl);
    if (replicas.length === 0) return engine;
    return withReplicas(engine, { primary: databaseDirectUrl ?? databaseUrl, replicas }, limits);
  }
  const folder = join(settings.dataDir, 'db');
  if (!existsSync(folder)) await createDatabase(folder);
  return rejectWritesOnLowDisk(openPglite(folder), folder);
}
