import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const HOUR = 60 * 60 * 1000;

/** What a hosted project's schedule does for the team's figures, see schemas/activity/counting_figures.sql. */
export const figureJobs = (engine: Engine): Job[] => [
  {
    name: 'keep figures',
    everyMs: HOUR,
    work: async () => {
      await engine.write('system', (sql) => sql`select private.keep_figures()`);
    },
  },
];
