import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';

/**
 * Target of an email's `List-Unsubscribe` header. Mail programs POST on one click (RFC 8058) with only the token in
 * the URL; the database reads it. Opening the URL in a browser redirects to a screen with a button and changes
 * nothing, because programs open links too.
 */
export const handle: FunctionHandler = async (request, env) => {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method === 'GET' || request.method === 'HEAD') {
    const screen = `${env.secrets?.HAVEN_PUBLIC_URL ?? ''}/auth/confirm?unsubscribe=${encodeURIComponent(token)}`;
    return new Response(null, {
      status: 303,
      headers: { Location: screen, 'Cache-Control': 'no-store' },
    });
  }
  if (request.method !== 'POST') {
    return jsonResponse(405, { error: 'Use POST.' }, { Allow: 'GET, HEAD, POST' });
  }
  await request.body?.cancel();
  if (!/^[A-Za-z0-9_-]{20,500}$/.test(token)) return unknown();
  try {
    return (await unsubscribe(token, env)) ? jsonResponse(200, { unsubscribed: true }) : unknown();
  } catch {
    return jsonResponse(503, { error: 'Something went wrong. Try again.' });
  }
};

const unknown = () => jsonResponse(400, { error: 'This link is not valid.' });

async function unsubscribe(token: string, env: FunctionEnv): Promise<boolean> {
  const response = await callDatabase(env, 'unsubscribe', { token }, 'visitor');
  const body: unknown = await response.json();
  if (!response.ok) throw new Error(`unsubscribe returned status ${response.status}`);
  return body === true;
}
