import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Asked first, since most of the time nobody's time has come and a write would make the disk work. */
async function isAnyDue(engine: Engine): Promise<boolean> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from private.leavings l where l.due_at <= now() and l.done_at is null
      ) as "isDue"`,
  );
  return row?.isDue ?? false;
}

/** Step after step, each a transaction of its own: whoever stops in between goes on there at the next start. */
async function workLeavings(
  engine: Engine,
  sweepStorage: () => Promise<void>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping() && (await isAnyDue(engine))) {
    const [step] = await engine.write(
      'system',
      (sql) => sql<{ isDone: boolean }[]>`select private.work_leavings() as "isDone"`,
    );
    if (step?.isDone) continue;
    // What is left waits for files.
    const [files] = await engine.write(
      'system',
      (sql) => sql<{ isSpare: boolean }[]>`select private.remove_spare_files() as "isSpare"`,
    );
    if (!files?.isSpare) return;
    await sweepStorage();
  }
}

/** What a hosted project's schedule does for accounts that are deleted, see schemas/accounts/left.sql. */
export const leavingJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  {
    name: 'work leavings',
    everyMs: MINUTE,
    work: (isStopping) => workLeavings(engine, sweepStorage, isStopping),
  },
  {
    name: 'forget bills',
    everyMs: DAY,
    work: () => engine.write('system', (sql) => sql`select private.forget_bills()`),
  },
];
