import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';
import { readNewPerson } from '../_shared/new-person.ts';

/**
 * Asks for another confirmation e-mail. Body: `{email, fullName?, userType?}`. Answers
 * `{sent: true}`, or `{sent: false, reason: 'recently_sent'}` within the minute after the last one.
 * Whether the address has an account is never part of the answer.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const fields = await readFields(request);
  const body = fields && readNewPerson(fields);
  if (!body) {
    return answer(400, { error: 'Send email, and optionally fullName and userType, as JSON.' });
  }
  try {
    return answerFor(await requestResend(body.email, request.headers.get('origin'), env));
  } catch {
    return unavailable();
  }
};

async function requestResend(email: string, origin: string | null, env: FunctionEnv) {
  const url = new URL('/auth/v1/resend', env.SUPABASE_URL);
  // The auth server follows this only to places on its allow-list.
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

function answerFor(status: number): Response {
  if (status === 429) return answer(200, { sent: false, reason: 'recently_sent' });
  // Refusals of the address itself sound like success: they would tell which addresses exist.
  if (status < 300 || [400, 404, 409, 422].includes(status)) return answer(200, { sent: true });
  return unavailable();
}

const unavailable = (): Response =>
  answer(502, { error: 'The confirmation e-mail could not be requested. Please try again later.' });
