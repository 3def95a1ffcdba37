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
  const response = await callDatabase(env, name, body, by, TIMEOUT_MS);
  if (response.ok) return await response.json();
  await response.body?.cancel();
  throw new Error(`${name} returned status ${response.status}`);
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
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/authenticated/room-files/${path}`,
    {
      headers: { apikey: key, Authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`A document request returned status ${response.status}`);
}

/** Stores a PDF of a deal room under a path that only the server chooses. Idempotent. */
export async function storeRoomDocument(
  env: FunctionEnv,
  path: string,
  content: Uint8Array,
): Promise<void> {
  const key = env.SUPABASE_SECRET_KEY;
  const response = await (env.fetch ?? fetch)(
    `${env.SUPABASE_URL}/storage/v1/object/room-files/${path}`,
    {
      method: 'POST',
      headers: {
        apikey: key,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/pdf',
        'x-upsert': 'true',
      },
      body: new Uint8Array(content),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`Storing a document returned status ${response.status}`);
}
