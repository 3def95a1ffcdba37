import type { Engine } from '../db/engine.ts';
import { pruneMessages } from '../outbox/sql-outbox.ts';
import { pruneAnnounced } from '../realtime/announcements.ts';
import { createCheckpoints } from './checkpoint.ts';
import { pruneOperations, pruneSpent } from './prune.ts';
import type { Job } from './schedule.ts';
import { vacuumTiredTables } from './vacuum.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a database needs done now and then. A real Postgres vacuums and checkpoints by itself. */
export function maintenanceJobs(engine: Engine, others: readonly Job[] = []): Job[] {
  const everywhere: Job[] = [
    ...others,
    { name: 'prune', everyMs: 60 * MINUTE, work: () => pruneSpent(engine) },
    { name: 'prune operations', everyMs: 60 * MINUTE, work: () => pruneOperations(engine) },
    { name: 'prune messages', everyMs: 60 * MINUTE, work: () => pruneMessages(engine) },
    { name: 'prune announcements', everyMs: MINUTE, work: () => pruneAnnounced(engine) },
  ];
  if (engine.kind === 'postgres') return everywhere;
  return [
    ...everywhere,
    { name: 'checkpoint', everyMs: 10 * SECOND, work: createCheckpoints(engine) },
    {
      name: 'vacuum',
      everyMs: MINUTE,
      work: (isStopping) => vacuumTiredTables(engine, isStopping),
    },
  ];
}
