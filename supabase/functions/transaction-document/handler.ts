import { type Caller, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const TIMEOUT_MS = 25_000;

/**
 * Returns the content of a transaction document to people it was shared with. Body: `{id}` with the caller's token,
 * or `{id, session}` with a portal session. The database authorizes the request. The storage path contains the
 * uploader's id, so it is read with the service key and never exposed.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  const { id, session } = (await readJsonBody(request)) ?? {};
  if (!token && typeof session !== 'string') return jsonResponse(401, { error: 'Sign in first.' });
  if (!isId(id)) return jsonResponse(400, { error: 'Send an ID.' });
  try {
    const key = env.SUPABASE_SECRET_KEY;
    const path = await (typeof session === 'string'
      ? call(env, 'portal_document_path', { p_session: session, p_id: id }, 'server')
      : pathFor(env, id, token ?? ''));
    if (typeof path !== 'string') return unknown();
    const file = await (env.fetch ?? fetch)(
      `${env.SUPABASE_URL}/storage/v1/object/authenticated/${path}`,
      {
        headers: { apikey: key, Authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
    );
    if (!file.ok) {
      await file.body?.cancel();
      return unknown();
    }
    return new Response(file.body, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch {
    return jsonResponse(502, { error: 'The document could not be read.' });
  }
};

const unknown = () => jsonResponse(404, { error: 'Document not found.' });

/** Checked with the caller's rights; null if the document was not shared with them. */
async function pathFor(env: FunctionEnv, id: string, token: string): Promise<unknown> {
  const params = { p_id: id };
  const may = await call(env, 'may_open_document', params, { token });
  return may === true ? call(env, 'document_path', params, 'server') : null;
}

/** Returns null if the token is not a session token. */
async function call(
  env: FunctionEnv,
  name: string,
  params: Readonly<Record<string, string>>,
  by: Caller,
): Promise<unknown> {
  const response = await callDatabase(env, name, params, by, TIMEOUT_MS);
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`${name} returned status ${response.status}`);
  return response.json();
}
