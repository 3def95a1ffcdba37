import {
  findConnector,
  readConnectorSettings,
} from '../../../../shared/integrations/connectors.ts';
import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import type { VendorApp } from './authorization.ts';
import { vendors } from './registry.ts';
import { seal, unseal } from './seal.ts';
import { sendStream } from './send-stream.ts';
import { sendTable } from './send-table.ts';
import { openSession } from './session.ts';
import { type Progress, Refused, readProgress, type SyncJob } from './sync-job.ts';
import {
  CursorExpired,
  type ReadStream,
  type SourcePage,
  VendorError,
  type VendorSession,
  type VendorTokens,
} from './vendor.ts';

/** Records that are written in one transaction. */
const MAX_RECORDS = 200;
const IS_SOURCE_ID = /^[\x21-\x7e]{1,1000}$/;

const isApplied = s.object({ failure: s.orNull(s.text) });

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

/** Reads and sends what is due of one connection until `end`. Each page is stored with the position after it. */
export async function runSync(env: FunctionEnv, key: string, job: SyncJob, end: number) {
  try {
    const isDone = await runStreams(env, key, job, end);
    await report(env, job, null, 0, isDone);
  } catch (error) {
    if (error instanceof Refused) return await report(env, job, error.failure, 0, false);
    const known = error instanceof VendorError ? error : new VendorError('vendor_unavailable');
    await report(env, job, known.failure, known.waitSeconds, false);
  }
}

async function runStreams(env: FunctionEnv, key: string, job: SyncJob, end: number) {
  const { app, settings, tokens } = await openApp(job, key);
  const session = openSession(env, app, tokens, async (renewed) => {
    const sealed = await seal(key, job.id, JSON.stringify(renewed));
    const answer = { p_id: job.id, p_claim: job.claim, p_tokens: sealed };
    await (await callDatabase(env, 'save_connector_tokens', answer, 'server')).body?.cancel();
  });
  const streams = app.vendor.streams.filter(({ kind }) => settings.streams.includes(kind));
  for (const stream of streams) {
    const progress = readProgress(job, stream.kind, Date.now());
    const isDone =
      'read' in stream
        ? await readStream(env, job, stream, session, { progress, settings, end })
        : 'openTable' in stream
          ? await sendTable(env, job, stream, session, { progress, end })
          : await sendStream(env, job, stream, session, { progress, end });
    if (!isDone) return false;
  }
  return true;
}

interface Reading {
  readonly progress: Progress;
  readonly settings: { readonly sharing: string; readonly off: readonly string[] };
  readonly end: number;
}

/** Reads a stream's pages until its last one or until `end`. True if it's done. */
async function readStream(
  env: FunctionEnv,
  job: SyncJob,
  stream: ReadStream,
  session: VendorSession,
  { progress: initial, settings, end }: Reading,
): Promise<boolean> {
  let progress = initial;
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
  return true;
}

async function applyPage(
  env: FunctionEnv,
  job: SyncJob,
  { kind }: ReadStream,
  page: SourcePage,
  progress: Progress,
  { sharing, off }: Reading['settings'],
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
