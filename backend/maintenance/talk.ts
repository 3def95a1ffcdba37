import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

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

async function purge(engine: Engine, sweepStorage: () => Promise<void>): Promise<void> {
  const [row] = await engine.write(
    'system',
    (sql) => sql<{ versions: string[] }[]>`select private.purge_message_files() as versions`,
  );
  if (row && row.versions.length > 0) await sweepStorage();
}

/** What a hosted project's schedule does for messages, see schemas/messages/scheduled.sql. */
export const talkJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  { name: 'send scheduled messages', everyMs: 10 * SECOND, work: () => sendDue(engine) },
  { name: 'purge message files', everyMs: HOUR, work: () => purge(engine, sweepStorage) },
];
