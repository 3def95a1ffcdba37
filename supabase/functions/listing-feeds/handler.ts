import { type FeedEntry, readResoFeed } from '../../../shared/listings/resoFeed.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase, getErrorCode } from '../_shared/call-database.ts';
import { seal, unseal } from '../_shared/connectors/seal.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { createGuardedFetch, OutboundError } from '../_shared/guarded-fetch.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { localNetwork } from '../_shared/outbound-network.ts';
import { getBearerToken, isId } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_PAGES = 10;
const MAX_ENTRIES = 500;
/** The database's API takes up to 1 MB. */
const MAX_REPORT_BYTES = 950_000;
/** Stops claiming before the function's own limit. */
const WORK_MS = 12_000;
const IS_TOKEN = /^[\x21-\x7e]{1,4000}$/;

const areJobs = s.listOf(
  s.object({ id: s.text, claim: s.text, url: s.text, token: s.orNull(s.text) }),
);
type Job = s.ShapeOf<typeof areJobs>[number];

interface Outcome {
  readonly failure: string | null;
  readonly entries: readonly FeedEntry[];
  readonly leftOut: number;
  readonly unused: readonly string[];
}

const failed = (failure: string): Outcome => ({ failure, entries: [], leftOut: 0, unused: [] });

/**
 * Reads due listing feeds for the schedule. With a user's token: `preview` reads a feed without storing anything, and `add`
 * stores one with its sealed token.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (await hasScheduleKey(request, env)) return jsonResponse(200, { read: await readDue(env) });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const fields = await readJsonBody(request);
  if (fields === null) return refuse('HXLFU');
  const { action, url, accessToken = '' } = fields;
  if (typeof url !== 'string' || typeof accessToken !== 'string') return refuse('HXLFU');
  if (accessToken !== '' && !IS_TOKEN.test(accessToken)) return refuse('HXLFU');
  if (action === 'preview') {
    const refusal = await ask(env, token, 'begin_listing_feed_preview', {});
    return refusal ?? jsonResponse(200, await readFeed(url.trim(), accessToken || null, env));
  }
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  if (action !== 'add' || !isId(fields.id)) {
    return refuse('HXLFU');
  }
  if (accessToken !== '' && key === undefined) return refuse('HXVCS', 503);
  const refusal = await ask(env, token, 'add_listing_feed', {
    p_id: fields.id,
    p_name: fields.name,
    p_url: url,
    p_token: accessToken === '' || !key ? null : await seal(key, fields.id, accessToken),
  });
  return refusal ?? jsonResponse(200, { added: true });
};

const refuse = (code: string | undefined, status = 400): Response =>
  jsonResponse(status, { error: 'The request was refused.', code });

/** Calls the database with the user's token; returns its refusal, if any. */
async function ask(env: FunctionEnv, token: string, name: string, args: object) {
  const response = await callDatabase(env, name, args, { token });
  if (!response.ok) return refuse(await getErrorCode(response), response.status);
  await response.body?.cancel();
  return undefined;
}

async function readDue(env: FunctionEnv): Promise<number> {
  const end = Date.now() + WORK_MS;
  let read = 0;
  while (Date.now() < end) {
    const response = await callDatabase(env, 'claim_listing_feeds', {}, 'server');
    const jobs = assertShape(await response.json(), areJobs, 'claim_listing_feeds');
    await Promise.all(jobs.map((job) => refresh(job, env)));
    read += jobs.length;
    if (jobs.length === 0) break;
  }
  return read;
}

async function refresh(job: Job, env: FunctionEnv): Promise<void> {
  const { failure, entries, leftOut } = await openAndRead(job, env);
  const answer = {
    p_id: job.id,
    p_claim: job.claim,
    p_failure: failure,
    p_entries: entries,
    p_left_out: leftOut,
  };
  await (await callDatabase(env, 'report_listing_feed', answer, 'server')).body?.cancel();
}

async function openAndRead({ id, url, token }: Job, env: FunctionEnv): Promise<Outcome> {
  if (token === null) return await readFeed(url, null, env);
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  const opened = key === undefined ? null : await unseal(key, id, token);
  return opened === null ? failed('key_changed') : await readFeed(url, opened, env);
}

/** Fetches public servers only, without redirects. Further pages must be on the same server, which gets the token. */
async function readFeed(url: string, token: string | null, env: FunctionEnv): Promise<Outcome> {
  const network = env.secrets?.HAVEN_WEBHOOK_LOCAL === 'allow' ? localNetwork : undefined;
  const send = createGuardedFetch(network, MAX_BYTES);
  const entries = new Map<string, FeedEntry>();
  const unused = new Set<string>();
  let leftOut = 0;
  let next: string | null = url;
  try {
    for (let page = 0; next !== null; page += 1) {
      if (page === MAX_PAGES || entries.size > MAX_ENTRIES) return failed('too_many');
      const response: Response = await send(next, {
        headers: {
          accept: 'application/json',
          'user-agent': 'Haven-Exchange-Listing-Feeds/1',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
      });
      if (response.status === 401 || response.status === 403) return failed('access_denied');
      if (!response.ok) return failed(response.status === 404 ? 'not_found' : 'http_error');
      const feed = readResoFeed(await response.json().catch(() => undefined));
      if (feed === undefined) return failed('not_feed');
      for (const entry of feed.entries) entries.set(entry.source_id, entry);
      for (const name of feed.unused) unused.add(name);
      leftOut += feed.leftOut;
      next = feed.next;
      if (next !== null && !isSameServer(url, next)) return failed('other_server');
    }
  } catch (error) {
    return failed(error instanceof OutboundError ? error.reason : 'connection_failed');
  }
  const read = [...entries.values()];
  const size = new TextEncoder().encode(JSON.stringify(read)).byteLength;
  if (read.length > MAX_ENTRIES || size > MAX_REPORT_BYTES) return failed('too_many');
  return { failure: null, entries: read, leftOut, unused: [...unused] };
}

const isSameServer = (one: string, other: string): boolean =>
  URL.canParse(other) && new URL(one).origin === new URL(other).origin;
