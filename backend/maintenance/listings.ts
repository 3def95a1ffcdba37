import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const HOUR = 60 * 60 * 1000;

async function purge(engine: Engine, sweepStorage: () => Promise<void>): Promise<void> {
  const [row] = await engine.write(
    'system',
    (sql) => sql<{ versions: string[] }[]>`select private.purge_listing_pictures() as versions`,
  );
  if (row && row.versions.length > 0) await sweepStorage();
}

/** What a hosted project's schedule does for listings, see schemas/listings/moves.sql. */
export const listingJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  {
    name: 'ask about stale listings',
    everyMs: HOUR,
    work: async () => {
      await engine.write('system', (sql) => sql`select private.ask_about_stale_listings()`);
    },
  },
  { name: 'purge pictures of listings', everyMs: HOUR, work: () => purge(engine, sweepStorage) },
];
