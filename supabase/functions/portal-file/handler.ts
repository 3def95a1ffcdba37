import { object, text } from '../../../shared/shape.ts';
import { readAs } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';

const TIMEOUT_MS = 20_000;
const BUCKET = 'record-files';
const isSigned = object({ url: text });
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Where somebody with a portal puts a file, signed for that one upload. Body: `{session, id}`, with an id for the file.
 * Answers `{path, token}`. The file hangs on nothing until `keep_portal_file` is called.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const { session, id } = (await readFields(request)) ?? {};
  if (typeof session !== 'string' || typeof id !== 'string' || !IS_ID.test(id)) {
    return answer(400, { error: 'Send a session and an id.' });
  }
  try {
    const place = await post(env, 'rest/v1/rpc/portal_file_place', {
      p_session: session,
      p_id: id,
    });
    if (place.status >= 400 && place.status < 500) {
      return answer(429, { error: 'Too much within a short time.', code: 'HXMRT' });
    }
    const path: unknown = await place.json();
    if (typeof path !== 'string') return answer(404, { error: 'No portal.', code: 'HXPTS' });
    const signed = await post(env, `storage/v1/object/upload/sign/${BUCKET}/${path}`, {});
    if (!signed.ok) throw new Error(`A place was answered with ${signed.status}`);
    const { url } = readAs(await signed.json(), isSigned, 'a place');
    const token = new URL(url, env.SUPABASE_URL).searchParams.get('token');
    return answer(200, { path, token });
  } catch {
    return answer(502, { error: 'The file has no place. Please try again.' });
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
