import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const SECOND = 1000;

/** Asked first, since most of the time nothing is due and a write would make the disk work. */
async function sendDue(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from public.scheduled_messages s where s.failure is null and s.send_at <= now()
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  await engine.write('system', (sql) => sql`select private.send_scheduled_messages()`);
}

/** What a hosted project's schedule does for messages, see schemas/messages/scheduled.sql. */
export const talkJobs = (engine: Engine): Job[] => [
  { name: 'send scheduled messages', everyMs: 10 * SECOND, work: () => sendDue(engine) },
];
