import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import type { Engine, Sql } from '../db/engine.ts';
import { answerFunction } from '../functions/router.ts';
import { pruneMessages } from '../outbox/sql-outbox.ts';
import { pruneAnnounced } from '../realtime/announcements.ts';
import { createCheckpoints } from './checkpoint.ts';
import { pruneOperations, pruneSpent } from './prune.ts';
import type { Job } from './schedule.ts';
import { vacuumTiredTables } from './vacuum.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** What a database needs done now and then. A real Postgres vacuums and checkpoints by itself. */
export function maintenanceJobs(engine: Engine, others: readonly Job[] = []): Job[] {
  const everywhere: Job[] = [
    ...others,
    { name: 'prune', everyMs: HOUR, work: () => pruneSpent(engine) },
    { name: 'prune operations', everyMs: HOUR, work: () => pruneOperations(engine) },
    { name: 'prune messages', everyMs: HOUR, work: () => pruneMessages(engine) },
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

interface DueFunction {
  readonly name: string;
  readonly isDue: (sql: Sql) => Promise<readonly { readonly isDue: boolean }[]>;
}

/** Runs an edge function if it has something to do. Asking first avoids writes, since most of the time it has not. */
async function runIfDue(engine: Engine, env: FunctionEnv, { name, isDue }: DueFunction) {
  const [row] = await engine.read('system', isDue);
  if (row?.isDue !== true) return;
  const address = `${env.SUPABASE_URL}/functions/v1/${name}`;
  const headers = { apikey: env.SUPABASE_SECRET_KEY };
  await answerFunction(new Request(address, { method: 'POST', headers }), env);
}

const signing: DueFunction = {
  name: 'sign-outside',
  isDue: (sql) => sql`select private.is_signing_due() as "isDue"`,
};
/** See schemas/rooms/checking.sql: it finishes uploads into deal rooms whose tab was closed. */
const roomFiles: DueFunction = {
  name: 'check-room-file',
  isDue: (sql) => sql`select private.is_room_check_due() as "isDue"`,
};
/** See schemas/tenants/verified_domains.sql. */
const domains: DueFunction = {
  name: 'check-domain',
  isDue: (sql) => sql`select exists (select from private.due_domain_checks(1)) as "isDue"`,
};

/** What a hosted project's schedule does for documents that are signed outside. */
export const signingJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'work signings', everyMs: MINUTE, work: () => runIfDue(engine, env(), signing) },
];

/** What a hosted project's schedule does for deal rooms. */
export const roomJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'check room files', everyMs: MINUTE, work: () => runIfDue(engine, env(), roomFiles) },
];

/** What a hosted project's schedule does for claimed domains. */
export const domainJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'check domains', everyMs: 10 * MINUTE, work: () => runIfDue(engine, env(), domains) },
];

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
