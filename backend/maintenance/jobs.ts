import type { FunctionEnv } from '../../supabase/functions/_shared/function-env.ts';
import type { Engine, Sql } from '../db/engine.ts';
import { handleFunctionRequest } from '../functions/router.ts';
import { pruneMessages } from '../outbox/sql-outbox.ts';
import { pruneAnnouncements } from '../realtime/announcements.ts';
import { createCheckpoints } from './checkpoint.ts';
import { pruneExpired, pruneOperations } from './prune.ts';
import type { Job } from './schedule.ts';
import { vacuumBloatedTables } from './vacuum.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Periodic database maintenance. A real Postgres vacuums and checkpoints by itself. */
export function maintenanceJobs(engine: Engine, others: readonly Job[] = []): Job[] {
  const everywhere: Job[] = [
    ...others,
    { name: 'prune', everyMs: HOUR, work: () => pruneExpired(engine) },
    { name: 'prune operations', everyMs: HOUR, work: () => pruneOperations(engine) },
    { name: 'prune messages', everyMs: HOUR, work: () => pruneMessages(engine) },
    { name: 'prune announcements', everyMs: MINUTE, work: () => pruneAnnouncements(engine) },
  ];
  if (engine.kind === 'postgres') return everywhere;
  return [
    ...everywhere,
    { name: 'checkpoint', everyMs: 10 * SECOND, work: createCheckpoints(engine) },
    {
      name: 'vacuum',
      everyMs: MINUTE,
      work: (isStopping) => vacuumBloatedTables(engine, isStopping),
    },
  ];
}

/** Jobs a hosted project schedules for the team's figures, see schemas/home/activity/figure_aggregation.sql. */
export const figureJobs = (engine: Engine): Job[] => [
  {
    name: 'keep figures',
    everyMs: HOUR,
    work: async () => {
      await engine.write('system', (sql) => sql`select private.maintain_figures()`);
    },
  },
];

async function continueDistributions(engine: Engine): Promise<void> {
  const [row] = await engine.read(
    'system',
    (sql) => sql<{ isDue: boolean }[]>`
      select exists (select from private.investor_notices) or exists (select from private.position_postings) or exists (
        select from private.distribution_runs r
        where r.finished_at is null and r.cancelled_at is null
          and r.paid_on <= (now() at time zone 'America/Los_Angeles')::date
      ) as "isDue"`,
  );
  if (!row?.isDue) return;
  // PGlite has one connection, which everyone waits for.
  const mostMs = engine.kind === 'postgres' ? 4000 : 300;
  await engine.write('system', (sql) => sql`select private.continue_distributions(${mostMs})`);
}

/** Jobs a hosted project schedules for offerings, see schemas/investing/distributions/distribution_runs.sql. */
export const investingJobs = (engine: Engine): Job[] => [
  {
    name: 'continue distributions',
    everyMs: 5 * SECOND,
    work: () => continueDistributions(engine),
  },
];

async function purge(engine: Engine, sweepStorage: () => Promise<void>): Promise<void> {
  const [row] = await engine.write(
    'system',
    (sql) => sql<{ versions: string[] }[]>`select private.purge_listing_pictures() as versions`,
  );
  if (row && row.versions.length > 0) await sweepStorage();
}

/** Jobs a hosted project schedules for listings, see schemas/listings/catalog/listing_status.sql. */
export const listingJobs = (engine: Engine, sweepStorage: () => Promise<void>): Job[] => [
  {
    name: 'send stale listing reminders',
    everyMs: HOUR,
    work: async () => {
      await engine.write(
        'system',
        (sql) => sql`select private.request_stale_listing_confirmations()`,
      );
    },
  },
  {
    name: 'record market figures of listings',
    everyMs: HOUR,
    work: async () => {
      await engine.write('system', (sql) => sql`select private.record_listing_observations()`);
    },
  },
  {
    name: 'decline listings without license',
    everyMs: HOUR,
    work: async () => {
      await engine.write('system', (sql) => sql`select private.decline_listings_without_license()`);
    },
  },
  { name: 'purge listing photos', everyMs: HOUR, work: () => purge(engine, sweepStorage) },
];

interface DueFunction {
  readonly name: string;
  readonly isDue: (sql: Sql) => Promise<readonly { readonly isDue: boolean }[]>;
}

/** Runs an edge function if it has work to do. Checking first avoids writes, because usually there is none. */
async function runIfDue(engine: Engine, env: FunctionEnv, { name, isDue }: DueFunction) {
  const [row] = await engine.read('system', isDue);
  if (row?.isDue !== true) return;
  const address = `${env.SUPABASE_URL}/functions/v1/${name}`;
  const headers = { apikey: env.SUPABASE_SECRET_KEY };
  await handleFunctionRequest(new Request(address, { method: 'POST', headers }), env);
}

const signing: DueFunction = {
  name: 'sign-outside',
  isDue: (sql) => sql`select private.is_signing_due() as "isDue"`,
};
/** Finishes deal room uploads whose tab was closed, see schemas/deals/deal_rooms/room_file_checks.sql. */
const roomFiles: DueFunction = {
  name: 'check-room-file',
  isDue: (sql) => sql`select private.is_room_check_due() as "isDue"`,
};
/** See schemas/teams/workspaces/verified_domains.sql. */
const domains: DueFunction = {
  name: 'check-domain',
  isDue: (sql) => sql`select exists (select from private.list_due_domain_checks(1)) as "isDue"`,
};

const webhooks: DueFunction = {
  name: 'deliver-webhooks',
  isDue: (sql) => sql`select private.is_webhook_due() as "isDue"`,
};

/** See schemas/clients/calendar/subscriptions.sql. */
const calendars: DueFunction = {
  name: 'read-calendars',
  isDue: (sql) => sql`select private.is_calendar_subscription_due() as "isDue"`,
};

/** See schemas/integrations/connectors/connector_worker.sql. */
const connectors: DueFunction = {
  name: 'sync-vendors',
  isDue: (sql) => sql`select private.is_connector_due() as "isDue"`,
};

/** See schemas/clients/automation/model_steps.sql. */
const workflowModels: DueFunction = {
  name: 'run-workflow-models',
  isDue: (sql) => sql`select private.is_automation_model_step_due() as "isDue"`,
};

/** See schemas/listings/catalog/listing_feeds.sql. */
const listingFeeds: DueFunction = {
  name: 'listing-feeds',
  isDue: (sql) => sql`select private.is_listing_feed_due() as "isDue"`,
};

/** See schemas/integrations/file_drops/file_drop_runs.sql. */
const fileDrops: DueFunction = {
  name: 'file-drops',
  isDue: (sql) => sql`select private.is_file_drop_due() as "isDue"`,
};

/** See schemas/integrations/scheduled_exports/scheduled_export_runs.sql. */
const scheduledExports: DueFunction = {
  name: 'scheduled-exports',
  isDue: (sql) => sql`select private.is_scheduled_export_due() as "isDue"`,
};

/**
 * Starts a function without waiting for it: a slow server elsewhere must not delay other jobs. Work that becomes due
 * while it runs starts it again.
 */
function start(due: DueFunction, engine: Engine, env: () => FunctionEnv): () => Promise<void> {
  let isRunning = false;
  let isAskedAgain = false;
  const run = async () => {
    do {
      isAskedAgain = false;
      await runIfDue(engine, env(), due);
    } while (isAskedAgain);
  };
  return async () => {
    isAskedAgain = true;
    if (isRunning) return;
    isRunning = true;
    void run()
      .catch(() => {})
      .finally(() => {
        isRunning = false;
      });
  };
}

/** Jobs a hosted project schedules for integrations, see schemas/integrations/webhooks/webhook_worker.sql. */
export const integrationJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'deliver webhooks', everyMs: 2 * SECOND, work: start(webhooks, engine, env) },
  { name: 'run workflow models', everyMs: 2 * SECOND, work: start(workflowModels, engine, env) },
  { name: 'read calendars', everyMs: 5 * SECOND, work: start(calendars, engine, env) },
  { name: 'read listing feeds', everyMs: 5 * SECOND, work: start(listingFeeds, engine, env) },
  { name: 'read file drops', everyMs: 5 * SECOND, work: start(fileDrops, engine, env) },
  {
    name: 'make scheduled exports',
    everyMs: 5 * SECOND,
    work: start(scheduledExports, engine, env),
  },
  { name: 'sync vendors', everyMs: 5 * SECOND, work: start(connectors, engine, env) },
  {
    name: 'prune integrations',
    everyMs: HOUR,
    work: async () => {
      await engine.write(
        'system',
        (sql) =>
          sql`select private.prune_api(), private.prune_webhooks(), private.prune_ai_calls(), private.prune_file_drops()`,
      );
    },
  },
];

/** Jobs a hosted project schedules for outside signing. */
export const signingJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'process signings', everyMs: MINUTE, work: () => runIfDue(engine, env(), signing) },
];

/** Jobs a hosted project schedules for deal rooms. */
export const roomJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'check room files', everyMs: MINUTE, work: () => runIfDue(engine, env(), roomFiles) },
];

/** Jobs a hosted project schedules for claimed domains. */
export const domainJobs = (engine: Engine, env: () => FunctionEnv): Job[] => [
  { name: 'check domains', everyMs: 10 * MINUTE, work: () => runIfDue(engine, env(), domains) },
];

/** Checks first, because usually nothing is due and a write would use the disk. */
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

/** Jobs a hosted project schedules for messages, see schemas/messaging/messages/scheduled_messages.sql. */
export const messageJobs = (engine: Engine): Job[] => [
  { name: 'send scheduled messages', everyMs: 10 * SECOND, work: () => sendDue(engine) },
];
