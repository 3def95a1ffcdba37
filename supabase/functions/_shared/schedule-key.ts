import type { FunctionEnv } from './function-env.ts';

/** True if a request has the schedule key or the project's secret key. */
export async function hasScheduleKey(request: Request, env: FunctionEnv): Promise<boolean> {
  const provided = request.headers.get('apikey');
  if (!provided) return false;
  const accepted = [env.SUPABASE_SECRET_KEY, env.secrets?.HAVEN_OUTBOX_KEY ?? ''];
  const matches = await Promise.all(accepted.map((key) => isSame(provided, key)));
  return matches.includes(true);
}

/** Compares digests, so timing reveals nothing about the key. */
async function isSame(provided: string, expected: string): Promise<boolean> {
  if (expected.length < 20) return false;
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [a, b] = await Promise.all([digest(provided), digest(expected)]);
  return a.reduce((difference, byte, i) => difference | (byte ^ (b[i] ?? 0)), 0) === 0;
}
