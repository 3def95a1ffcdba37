import * as s from '../../../shared/shape.ts';
import type { FunctionEnv } from './function-env.ts';

const TIMEOUT_MS = 10_000;

/** Identity of a call: the service key, an anonymous visitor, or a user's token. */
export type Caller = 'server' | 'visitor' | { readonly token: string };

/** Calls the database through its API. The caller interprets the response. */
export function callDatabase(
  env: FunctionEnv,
  name: string,
  args: unknown,
  by: Caller,
  withinMs = TIMEOUT_MS,
): Promise<Response> {
  const signal = AbortSignal.timeout(withinMs);
  if (by === 'server' && env.callAsServer) return env.callAsServer(name, args, signal);
  const key = by === 'server' ? env.SUPABASE_SECRET_KEY : env.SUPABASE_PUBLISHABLE_KEY;
  return (env.fetch ?? fetch)(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${typeof by === 'object' ? by.token : key}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
    signal,
  });
}

/** Validates a response against the shape the caller expects. */
export function assertShape<Value>(payload: unknown, accepts: s.Guard<Value>, name: string): Value {
  if (accepts(payload)) return payload;
  throw new Error(`${name} returned an unexpected response`);
}

const hasCode = s.object({ code: s.text });

/** Error code of a failed response, used to look up its message. */
export async function getErrorCode(response: Response): Promise<string | undefined> {
  const payload: unknown = await response.json().catch(() => null);
  return hasCode(payload) ? payload.code : undefined;
}

const SERVER_CALL_MS = 25_000;

/** Calls the database as the server; throws if it is busy, so that the work is tried again later. */
export async function callServer(env: FunctionEnv, name: string, args: object): Promise<unknown> {
  const response = await callDatabase(env, name, args, 'server', SERVER_CALL_MS);
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`${name} failed with ${response.status}`);
  }
  return await response.json();
}
