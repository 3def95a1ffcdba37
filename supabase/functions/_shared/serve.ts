import type { FunctionEnv, FunctionHandler } from './function-env.ts';

/** Any origin may call: functions are protected by the caller's token, not by the page's origin. */
const CORS_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
};

/** Serves one handler on a hosted project. The embedded backend calls the handler directly. */
export function serveFunction(handle: FunctionHandler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { headers: CORS_HEADERS });
    const response = await handle(request, envFromDeno());
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(CORS_HEADERS)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  });
}

function envFromDeno(): FunctionEnv {
  return {
    SUPABASE_URL: required('SUPABASE_URL'),
    SUPABASE_PUBLISHABLE_KEY: keyOf('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
    SUPABASE_SECRET_KEY: keyOf('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
    secrets: Deno.env.toObject(),
  };
}

/** Newer projects provide keys as `{"default": "sb_…"}`, older ones as one variable per key. */
function keyOf(keySet: string, legacy: string): string {
  const text = Deno.env.get(keySet);
  if (text === undefined) return required(legacy);
  const keys: unknown = JSON.parse(text);
  if (typeof keys === 'object' && keys !== null && 'default' in keys) {
    if (typeof keys.default === 'string') return keys.default;
  }
  return required(legacy);
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`The function needs the environment variable ${name}.`);
  return value;
}
