import { orNull, partial, text } from '../../../shared/shape.ts';
import { assertShape, callDatabase, callServer, getErrorCode } from '../_shared/call-database.ts';
import { seal } from '../_shared/connectors/seal.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, readJsonBody } from '../_shared/json.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { sha256Of } from '../_shared/sha256.ts';
import { isJob, runExport } from './run-export.ts';

/** Stops claiming before the function's own limit. */
const WORK_MS = 12_000;
const MAX_SECRET = 8_000;
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const DOWNLOAD = /\/scheduled-exports\/([0-9a-f-]{36})$/;
const TOKEN = /^Bearer\s+(hve_[0-9a-f]{64})$/i;

/**
 * Scheduled exports. `GET …/scheduled-exports/<id>` returns the newest file for the token of its download address. The
 * schedule makes due files. With a user's token, `add` seals a secret and adds an export.
 */
export const handle: FunctionHandler = async (request, env) => {
  const download = DOWNLOAD.exec(new URL(request.url).pathname)?.[1];
  if (download !== undefined) return await sendFile(request, env, download);
  if (request.method !== 'POST') return refuseMethod('POST');
  if (await hasScheduleKey(request, env)) return jsonResponse(200, { made: await work(env) });
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  return await addExport(await readJsonBody(request), env, token);
};

const refuseMethod = (allow: string): Response =>
  new Response(JSON.stringify({ error: `Use ${allow}.` }), {
    status: 405,
    headers: { 'Content-Type': 'application/json', Allow: allow },
  });

const refuse = (code: string, status = 400): Response =>
  jsonResponse(status, { error: 'The request was refused.', code });

const isPart = partial({
  refusal: text,
  kind: text,
  run: text,
  made_at: text,
  content: orNull(text),
});

/** Sends the parts of the newest file. A file that is replaced during the download ends with an error. */
async function sendFile(request: Request, env: FunctionEnv, id: string): Promise<Response> {
  if (request.method !== 'GET') return refuseMethod('GET');
  const token = TOKEN.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const hash = await sha256Of(new TextEncoder().encode(token));
  const read = async (place: number) =>
    assertShape(
      await callServer(env, 'read_scheduled_export_part', {
        p_id: id,
        p_token_hash: hash,
        p_place: place,
      }),
      isPart,
      'read_scheduled_export_part',
    );
  const first = await read(0);
  if (first.refusal === 'no_file') {
    return jsonResponse(404, { error: 'There is no file yet.', code: 'no_file' });
  }
  if (first.refusal !== undefined) {
    return jsonResponse(401, {
      error: 'The token is wrong, or the export was removed.',
      code: 'invalid_token',
    });
  }
  const parts: string[] = [];
  for (let part = first; part.content != null; part = await read(parts.length)) {
    if (part.run !== first.run) return jsonResponse(503, { error: 'Try again.' });
    parts.push(part.content);
  }
  return new Response(parts.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${first.kind}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(first.made_at && { 'Last-Modified': new Date(first.made_at).toUTCString() }),
    },
  });
}

async function work(env: FunctionEnv): Promise<number> {
  const end = Date.now() + WORK_MS;
  let made = 0;
  while (Date.now() < end) {
    const job = assertShape(
      await callServer(env, 'claim_scheduled_exports', {}),
      orNull(isJob),
      'claim_scheduled_exports',
    );
    if (job === null) break;
    await runExport(job, env);
    made += 1;
  }
  return made;
}

async function addExport(
  fields: Readonly<Record<string, unknown>> | null,
  env: FunctionEnv,
  token: string,
): Promise<Response> {
  const { id, destination, secret = '' } = fields ?? {};
  if (fields === null || fields.action !== 'add' || typeof id !== 'string' || !IS_ID.test(id)) {
    return refuse('HXSEV');
  }
  if (typeof secret !== 'string' || secret.length > MAX_SECRET) return refuse('HXSEV');
  if (destination === 'sftp' && env.writeFolder === undefined) return refuse('HXSES', 503);
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  if (secret !== '' && key === undefined) return refuse('HXVCS', 503);
  const response = await callDatabase(
    env,
    'add_scheduled_export',
    {
      p_id: id,
      p_name: fields.name,
      p_kind: fields.kind,
      p_every: fields.every,
      p_weekday: fields.weekday,
      p_hour: fields.hour,
      p_time_zone: fields.timeZone,
      p_destination: destination,
      p_address: fields.address ?? null,
      p_secret: secret === '' || !key ? null : await seal(key, id, secret),
    },
    { token },
  );
  if (!response.ok) {
    return jsonResponse(response.status, {
      error: 'The request was refused.',
      code: await getErrorCode(response),
    });
  }
  return jsonResponse(200, {
    token: assertShape(await response.json(), orNull(text), 'add_scheduled_export'),
  });
}
