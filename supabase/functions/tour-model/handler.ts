import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken, isId } from '../_shared/request.ts';

const TIMEOUT_MS = 20_000;
const BUCKET = 'listing-models';

/**
 * A 3D model of a tour: `POST {listing_id, model_id}`, with the caller's token or none. Viewers can't read the bucket
 * itself, which would show when a model was uploaded. The database checks access on each request.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const { listing_id, model_id } = (await readJsonBody(request)) ?? {};
  if (!isId(listing_id) || !isId(model_id)) return jsonResponse(400, { error: 'Send two IDs.' });
  const token = getBearerToken(request);
  try {
    const answer = await callDatabase(
      env,
      'can_open_tour_model',
      { listing_id, model_id },
      token === undefined ? 'visitor' : { token },
    );
    if (answer.status === 401 || answer.status === 403) {
      await answer.body?.cancel();
      return notFound();
    }
    if (!answer.ok) throw new Error(`can_open_tour_model returned status ${answer.status}`);
    if ((await answer.json()) !== true) return notFound();
    return await send(env, `${listing_id}/${model_id}`);
  } catch {
    return jsonResponse(502, { error: "The 3D model couldn't be loaded. Try again." });
  }
};

const notFound = () => jsonResponse(404, { error: '3D model not found.' });

/** Sends the content without its headers, which include the upload time. */
async function send(env: FunctionEnv, path: string): Promise<Response> {
  const key = env.SUPABASE_SECRET_KEY;
  const file = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/${BUCKET}/${path}`,
    {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (!file.ok) {
    await file.body?.cancel();
    if (file.status === 400 || file.status === 404) return notFound();
    throw new Error(`The storage returned status ${file.status}`);
  }
  return new Response(file.body, {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'application/octet-stream',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
