import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { parseSignUpDetails } from '../_shared/sign-up-details.ts';

/**
 * Requests another confirmation email. Body: `{email, fullName?, userType?}`. Returns `{sent: true}`, or `{sent:
 * false, reason: 'recently_sent'}` within a minute of the last one. The response never reveals whether the address
 * has an account.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const fields = await readJsonBody(request);
  const body = fields && parseSignUpDetails(fields);
  if (!body) {
    return jsonResponse(400, {
      error: 'Send email, and optionally fullName and userType, as JSON.',
    });
  }
  try {
    return createResponse(await requestResend(body.email, request.headers.get('origin'), env));
  } catch {
    return unavailable();
  }
};

async function requestResend(email: string, origin: string | null, env: FunctionEnv) {
  const url = new URL('/auth/v1/resend', env.SUPABASE_URL);
  // The auth server redirects only to allow-listed URLs.
  if (origin !== null && /^https?:\/\//.test(origin)) {
    url.searchParams.set('redirect_to', `${origin}/auth/confirm`);
  }
  const response = await (env.fetch ?? fetch)(url.href, {
    method: 'POST',
    headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'signup', email }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  return response.status;
}

function createResponse(status: number): Response {
  if (status === 429) return jsonResponse(200, { sent: false, reason: 'recently_sent' });
  // Errors about the address itself look like success, because they would reveal which addresses exist.
  if (status < 300 || [400, 404, 409, 422].includes(status))
    return jsonResponse(200, { sent: true });
  return unavailable();
}

const unavailable = (): Response =>
  jsonResponse(502, { error: 'The confirmation email could not be requested. Try again later.' });
