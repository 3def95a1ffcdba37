import type { Engine } from '../db/engine.ts';
import type { Job } from './schedule.ts';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

/** Checks first, because usually no deletion is due and a write would use the disk. */
async function isAnyDue(engine: Engine): Promise<boolean> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (
        select from private.account_deletions l where l.due_at <= now() and l.done_at is null
      ) or exists (
        select from private.service_accounts s where s.tenant_id is null and s.sandbox_of is null
      ) as "isDue"`,
  );
  return row?.isDue ?? false;
}

/**
 * Processes deletions of accounts and sandboxes step by step, each in its own transaction: an interrupted run resumes
 * at the next start.
 */
async function workLeavings(
  engine: Engine,
  sweepStorage: () => Promise<void>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping() && (await isAnyDue(engine))) {
    const [step] = await engine.write(
      'system',
      (sql) => sql<{ isDone: boolean }[]>`select private.process_account_deletions() as "isDone"`,
    );
    if (step?.isDone) continue;
    // The remaining deletions are waiting for files.
    const [files] = await engine.write(
      'system',
      (sql) => sql<{ isSpare: boolean }[]>`select private.delete_orphaned_files() as "isSpare"`,
    );
    if (!files?.isSpare) return;
    await sweepStorage();
  }
}

/** Jobs a hosted project schedules for account deletion, see schemas/account/accounts/account_deletion.sql. */
export const accountDeletionJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  {
    name: 'process account deletions',
    everyMs: MINUTE,
    work: (isStopping) => workLeavings(engine, sweepStorage, isStopping),
  },
  {
    name: 'forget bills',
    everyMs: DAY,
    work: () => engine.write('system', (sql) => sql`select private.delete_expired_invoices()`),
  },
];
