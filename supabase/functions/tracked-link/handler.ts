import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';

/**
 * Redirects a link in a broker's email and counts the click. Opens of an email are never counted, and neither is
 * HEAD, which programs send to check a link.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return jsonResponse(405, { error: 'Use GET.' }, { Allow: 'GET, HEAD' });
  }
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (!/^[A-Za-z0-9_-]{20,500}$/.test(token) || request.method === 'HEAD') return goTo('/', env);
  try {
    return goTo((await follow(token, env)) ?? '/', env);
  } catch {
    return goTo('/', env);
  }
};

const goTo = (path: string, env: FunctionEnv): Response =>
  new Response(null, {
    status: 303,
    headers: {
      Location: `${env.secrets?.HAVEN_PUBLIC_URL ?? ''}${path}`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });

async function follow(token: string, env: FunctionEnv): Promise<string | null> {
  const response = await callDatabase(env, 'track_email_click', { p_token: token }, 'server');
  const path: unknown = await response.json();
  if (!response.ok) throw new Error(`track_email_click returned status ${response.status}`);
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : null;
}
