import { callDatabase } from '../_shared/call-database.ts';
import { findReplyToken } from '../_shared/emails/reply-address.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { readSignedEvent } from '../_shared/signed-event.ts';
import { extractReplyText } from './answer-words.ts';
import { EmailTooLarge, type InboundEmail, readInboundEmail } from './inbound-email.ts';
import { isAutomatedEmail } from './is-automatic.ts';

/**
 * Receives email replies to message emails and posts each to its conversation through the same call as the app.
 * Returns 200 with the result, so rejected replies are not sent again; 503 to request a retry. Mail from strangers
 * gets no reply.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const { HAVEN_INBOUND_WEBHOOK_SECRET: secret, HAVEN_ANSWER_DOMAIN: domain } = env.secrets ?? {};
  if (!secret || !domain) return jsonResponse(503, { error: 'Email replies are not configured.' });
  const event = await readSignedEvent(request, secret);
  if (event instanceof Response) return event;
  if (event.type !== 'email.received') return jsonResponse(200, { outcome: 'ignored' });
  try {
    const email = await readInboundEmail(event, env);
    return jsonResponse(200, { outcome: email ? await take(email, domain, env) : 'ignored' });
  } catch (error) {
    if (error instanceof EmailTooLarge) return jsonResponse(200, { outcome: 'too_large' });
    return jsonResponse(503, { error: 'The reply could not be accepted. Send it again.' });
  }
};

async function take(email: InboundEmail, domain: string, env: FunctionEnv): Promise<string> {
  const token = findReplyToken(email.to, domain);
  if (!token) return 'unknown';
  if (isAutomatedEmail(email, domain)) return 'automatic';
  const response = await callDatabase(
    env,
    'reply_by_email',
    { token, sender: email.from, email_id: email.id, words: extractReplyText(email.text) },
    'server',
  );
  const outcome: unknown = await response.json();
  if (!response.ok) throw new Error(`reply_by_email returned status ${response.status}`);
  return String(outcome);
}
