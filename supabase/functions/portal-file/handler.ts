import * as s from '../../../shared/shape.ts';
import { assertShape } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { isId } from '../_shared/request.ts';

const TIMEOUT_MS = 20_000;
const BUCKET = 'record-files';
const isSigned = s.object({ url: s.text });

/**
 * Returns a signed upload location for a portal file. Body: `{session, id}`, with an id for the file. Returns `{path,
 * token}`. The file stays unattached until `attach_portal_file` is called.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const { session, id } = (await readJsonBody(request)) ?? {};
  if (typeof session !== 'string' || !isId(id)) {
    return jsonResponse(400, { error: 'Send a session and an ID.' });
  }
  try {
    const place = await post(env, 'rest/v1/rpc/portal_upload_path', {
      p_session: session,
      p_id: id,
    });
    if (place.status >= 400 && place.status < 500) {
      return jsonResponse(429, { error: 'Too many requests. Try again later.', code: 'HXMRT' });
    }
    const path: unknown = await place.json();
    if (typeof path !== 'string')
      return jsonResponse(404, { error: 'Portal not found.', code: 'HXPTS' });
    const signed = await post(env, `storage/v1/object/upload/sign/${BUCKET}/${path}`, {});
    if (!signed.ok) throw new Error(`Signing an upload returned status ${signed.status}`);
    const { url } = assertShape(await signed.json(), isSigned, 'a place');
    const token = new URL(url, env.SUPABASE_URL).searchParams.get('token');
    return jsonResponse(200, { path, token });
  } catch {
    return jsonResponse(502, { error: 'The upload could not be prepared. Try again.' });
  }
};

function post(env: FunctionEnv, path: string, body: object): Promise<Response> {
  const key = env.SUPABASE_SECRET_KEY;
  return (env.fetch ?? fetch)(`${env.SUPABASE_URL}/${path}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
