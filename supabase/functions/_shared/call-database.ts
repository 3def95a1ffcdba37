import { type Guard, object, text } from '../../../shared/shape.ts';
import type { FunctionEnv } from './function-env.ts';

const TIMEOUT_MS = 10_000;

/** As whom a call is made: with the server's own key, as anybody, or as whose token it is. */
export type Caller = 'server' | 'visitor' | { readonly token: string };

/** One call of the database through its API; what its answer means says whoever asks. */
export function callDatabase(
  env: FunctionEnv,
  name: string,
  args: unknown,
  by: Caller,
  withinMs = TIMEOUT_MS,
): Promise<Response> {
  const key = by === 'server' ? env.SUPABASE_SECRET_KEY : env.SUPABASE_PUBLISHABLE_KEY;
  return (env.fetch ?? fetch)(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      Authorization: `Bearer ${typeof by === 'object' ? by.token : key}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(args),
    signal: AbortSignal.timeout(withinMs),
  });
}

/** What a call was answered with, as whoever asked says that it looks. */
export function readAs<Value>(said: unknown, accepts: Guard<Value>, name: string): Value {
  if (accepts(said)) return said;
  throw new Error(`${name} was answered in another form than it should be`);
}

const hasCode = object({ code: text });

/** The code of a refusal, by which it has a sentence. */
export async function codeOf(refusal: Response): Promise<string | undefined> {
  const said: unknown = await refusal.json().catch(() => null);
  return hasCode(said) ? said.code : undefined;
}
