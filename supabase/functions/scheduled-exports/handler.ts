import * as s from '../../../shared/shape.ts';
import { addTransfer } from '../_shared/add-transfer.ts';
import { assertShape, callServer } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { sha256Of } from '../_shared/sha256.ts';
import { isJob, runExport } from './run-export.ts';

/** Stops claiming before the function's own limit. */
const WORK_MS = 12_000;
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
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  return await addTransfer(request, env, token, {
    call: 'add_scheduled_export',
    toArguments: ({ weekday, hour, timeZone, destination }) => ({
      p_weekday: weekday,
      p_hour: hour,
      p_time_zone: timeZone,
      p_destination: destination,
    }),
    lacksSftp: ({ destination }) => destination === 'sftp' && env.writeFolder === undefined,
    codes: { invalid: 'HXSEV', lacksSftp: 'HXSES' },
  });
};

const refuseMethod = (allow: string): Response =>
  new Response(JSON.stringify({ error: `Use ${allow}.` }), {
    status: 405,
    headers: { 'Content-Type': 'application/json', Allow: allow },
  });

const isPart = s.partial({
  refusal: s.text,
  kind: s.text,
  run: s.text,
  made_at: s.text,
  content: s.orNull(s.text),
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
      s.orNull(isJob),
      'claim_scheduled_exports',
    );
    if (job === null) break;
    await runExport(job, env);
    made += 1;
  }
  return made;
}
