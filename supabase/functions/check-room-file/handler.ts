import * as s from '../../../shared/shape.ts';
import { checkRoomVersion } from '../_shared/documents/check-room-version.ts';
import { DocumentProcessorBusy } from '../_shared/documents/document-processor.ts';
import { readRpc } from '../_shared/documents/rpc.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

const isPendingVersion = s.orNull(s.object({ path: s.text, type: s.text }));
const arePendingVersions = s.listOf(s.object({ id: s.text, path: s.text, type: s.text }));

/**
 * Scans a version filed in a deal room, then releases or quarantines it. Body: `{version}`, with the token of a user
 * who can add to its folder. Unreadable files are quarantined. The schedule calls it with its own key and without a
 * version, to finish checks left by closed tabs.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (await hasScheduleKey(request, env)) return await checkPendingVersions(env);
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const version = (await readJsonBody(request))?.version;
  if (typeof version !== 'string' || version.length > 64) {
    return jsonResponse(400, { error: 'Send a version.' });
  }
  try {
    const params = { p_version_id: version };
    const pending = await readRpc(env, 'room_version_to_check', params, isPendingVersion, token);
    if (pending === null) return jsonResponse(404, { error: 'No check pending for this version.' });
    return jsonResponse(200, { state: await checkRoomVersion(env, { id: version, ...pending }) });
  } catch (error) {
    if (error instanceof DocumentProcessorBusy) {
      return jsonResponse(503, { error: 'Too many documents are being checked. Try again.' });
    }
    return jsonResponse(502, { error: 'The document could not be checked. Try again.' });
  }
};

/** Finishes what closed tabs left behind: files unfiled uploads and scans unchecked versions. */
async function checkPendingVersions(env: FunctionEnv): Promise<Response> {
  const pending = await readRpc(env, 'claim_room_checks', {}, arePendingVersions);
  let checked = 0;
  for (const version of pending) {
    const state = await checkRoomVersion(env, version).catch(() => null);
    if (state !== null) checked += 1;
  }
  return jsonResponse(200, { checked });
}
