import type { Guard } from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';

const TIMEOUT_MS = 20_000;

/** Calls the database as the user if a token is given, otherwise with the service key. */
export async function callRpc(
  env: FunctionEnv,
  name: string,
  body: object,
  token?: string,
): Promise<unknown> {
  const by = token === undefined ? 'server' : { token };
  const answer = await callDatabase(env, name, body, by, TIMEOUT_MS);
  if (answer.ok) return await answer.json();
  await answer.body?.cancel();
  throw new Error(`${name} returned status ${answer.status}`);
}

/** Same as `askDatabase`, but reads the response and validates it with `accepts`. */
export async function readRpc<Value>(
  env: FunctionEnv,
  name: string,
  body: object,
  accepts: Guard<Value>,
  token?: string,
): Promise<Value> {
  return assertShape(await callRpc(env, name, body, token), accepts, name);
}

/** Returns the content of a document. Only the server can read it without a ticket. */
export async function fetchDocumentContent(env: FunctionEnv, path: string): Promise<Uint8Array> {
  const key = env.SUPABASE_SECRET_KEY;
  const answer = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/room-files/${path}`,
    {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
  await answer.body?.cancel();
  throw new Error(`A document request returned status ${answer.status}`);
}
