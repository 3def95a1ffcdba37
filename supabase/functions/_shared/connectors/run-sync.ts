import {
  findConnector,
  readConnectorSettings,
} from '../../../../shared/integrations/connectors.ts';
import { anything, object, orNull, type ShapeOf, text } from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import type { VendorApp } from './authorization.ts';
import { vendors } from './registry.ts';
import { seal, unseal } from './seal.ts';
import { openSession } from './session.ts';
import { fieldsOf, stringOf } from './values.ts';
import {
  CursorExpired,
  type SourcePage,
  VendorError,
  type VendorStream,
  type VendorTokens,
} from './vendor.ts';

/** Records that are written in one transaction. */
const MAX_RECORDS = 200;
const IS_SOURCE_ID = /^[\x21-\x7e]{1,1000}$/;

export const isJob = object({
  id: text,
  claim: text,
  /** ID of the sync, the same when it continues under another claim. */
  run: text,
  connector: text,
  client_id: text,
  client_secret: text,
  tokens: text,
  settings: anything,
  progress: anything,
});
export type SyncJob = ShapeOf<typeof isJob>;

/** Where a stream is. A new sync starts at the cursor of the last one. */
interface Progress {
  readonly run: string;
  readonly startedAt: number;
  readonly isFull: boolean;
  readonly isDone: boolean;
  readonly next: string | null;
  readonly cursor: string | null;
}

function readProgress(job: SyncJob, kind: string, now: number): Progress {
  const known = fieldsOf(fieldsOf(job.progress)[kind]);
  const cursor = stringOf(known.cursor) ?? null;
  const restart = { run: job.run, startedAt: now, isDone: false, next: null, cursor };
  if (known.run !== job.run) return { ...restart, isFull: cursor === null };
  return {
    ...restart,
    startedAt: typeof known.startedAt === 'number' ? known.startedAt : now,
    isFull: known.isFull === true,
    isDone: known.isDone === true,
    next: stringOf(known.next) ?? null,
  };
}

const isApplied = object({ failure: orNull(text) });

/** A failure that the database reports, such as rights that ended. */
class Refused extends Error {
  readonly failure: string;

  constructor(failure: string) {
    super(failure);
    this.failure = failure;
  }
}

/** Opens the connection's secrets; throws if they were sealed with another key. */
async function openApp(job: SyncJob, key: string) {
  const info = findConnector(job.connector);
  const settings = info && readConnectorSettings(info, job.settings);
  const clientSecret = await unseal(key, job.id, job.client_secret);
  const opened = await unseal(key, job.id, job.tokens);
  if (info === undefined || settings === undefined) throw new VendorError('not_configured');
  if (clientSecret === null || opened === null) throw new VendorError('key_changed');
  const app: VendorApp = {
    vendor: vendors[info.slug],
    clientId: job.client_id,
    clientSecret,
    settings,
  };
  return { app, settings, tokens: JSON.parse(opened) as VendorTokens };
}

/** Reads what is due of one connection until `end`. Each page is stored with the position after it. */
export async function runSync(env: FunctionEnv, key: string, job: SyncJob, end: number) {
  try {
    const isDone = await readStreams(env, key, job, end);
    await report(env, job, null, 0, isDone);
  } catch (error) {
    if (error instanceof Refused) return await report(env, job, error.failure, 0, false);
    const known = error instanceof VendorError ? error : new VendorError('vendor_unavailable');
    await report(env, job, known.failure, known.waitSeconds, false);
  }
}

async function readStreams(env: FunctionEnv, key: string, job: SyncJob, end: number) {
  const { app, settings, tokens } = await openApp(job, key);
  const session = openSession(env, app, tokens, async (renewed) => {
    const sealed = await seal(key, job.id, JSON.stringify(renewed));
    const answer = { p_id: job.id, p_claim: job.claim, p_tokens: sealed };
    await (await callDatabase(env, 'save_connector_tokens', answer, 'server')).body?.cancel();
  });
  const streams = app.vendor.streams.filter(({ kind }) => settings.streams.includes(kind));
  for (const stream of streams) {
    let progress = readProgress(job, stream.kind, Date.now());
    while (!progress.isDone) {
      if (Date.now() > end) return false;
      const page = await stream.read(session, progress).catch((error: unknown) => {
        if (error instanceof CursorExpired && !progress.isFull) return null;
        throw error instanceof CursorExpired ? new VendorError('invalid_response') : error;
      });
      if (page === null) {
        progress = { ...progress, isFull: true, next: null, cursor: null };
        continue;
      }
      progress = await applyPage(env, job, stream, page, progress, settings);
    }
  }
  return true;
}

async function applyPage(
  env: FunctionEnv,
  job: SyncJob,
  { kind }: VendorStream,
  page: SourcePage,
  progress: Progress,
  { sharing, off }: { readonly sharing: string; readonly off: readonly string[] },
): Promise<Progress> {
  if (page.records.length > MAX_RECORDS || page.removed.length > MAX_RECORDS) {
    throw new VendorError('too_large');
  }
  const isLast = page.next === null;
  const position: Progress = {
    ...progress,
    isDone: isLast,
    next: page.next,
    cursor: isLast ? page.cursor : progress.cursor,
  };
  const usable = page.records.filter((record) => IS_SOURCE_ID.test(record.source_id));
  const records = usable.map((record) => ({
    ...record,
    values: Object.fromEntries(
      Object.entries(record.values).filter(([name]) => !off.includes(`${kind}.${name}`)),
    ),
  }));
  const response = await callDatabase(
    env,
    'apply_connector_page',
    {
      p_id: job.id,
      p_claim: job.claim,
      p_page: {
        kind,
        run: job.run,
        sharing,
        records,
        removed: page.removed,
        ends_full_read: isLast && progress.isFull,
        position,
      },
    },
    'server',
  );
  const { failure } = assertShape(await response.json(), isApplied, 'apply_connector_page');
  if (failure !== null) throw new Refused(failure);
  return position;
}

async function report(
  env: FunctionEnv,
  { id, claim }: SyncJob,
  failure: string | null,
  waitSeconds: number,
  isDone: boolean,
): Promise<void> {
  const answer = {
    p_id: id,
    p_claim: claim,
    p_failure: failure,
    p_wait_seconds: waitSeconds,
    p_is_done: isDone,
  };
  await (await callDatabase(env, 'report_connector_sync', answer, 'server')).body?.cancel();
}
