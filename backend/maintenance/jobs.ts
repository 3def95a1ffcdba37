import type { Engine } from '../db/engine.ts';
import { createCheckpoints } from './checkpoint.ts';
import { pruneSpent } from './prune.ts';
import type { Job } from './schedule.ts';
import { vacuumTiredTables } from './vacuum.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** What a database needs done now and then. A real Postgres vacuums and checkpoints by itself. */
export function maintenanceJobs(engine: Engine): Job[] {
  const prune: Job = { name: 'prune', everyMs: 60 * MINUTE, work: () => pruneSpent(engine) };
  if (engine.kind === 'postgres') return [prune];
  return [
    prune,
    { name: 'checkpoint', everyMs: 10 * SECOND, work: createCheckpoints(engine) },
    {
      name: 'vacuum',
      everyMs: MINUTE,
      work: (isStopping) => vacuumTiredTables(engine, isStopping),
    },
  ];
}
