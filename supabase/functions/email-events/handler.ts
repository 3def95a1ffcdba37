import { callDatabase } from '../_shared/call-database.ts';
import { EMAIL_ID_TAG } from '../_shared/delivery/http-providers.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { asObject, readSignedEvent } from '../_shared/signed-event.ts';

const MOST_ADDRESSES = 50;

/**
 * Receives bounces and spam complaints from the email provider: Resend's `email.bounced` and `email.complained`,
 * signed as Standard Webhooks. Returns 503 if the event can't be stored, so that it is sent again.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const secret = env.secrets?.HAVEN_EMAIL_WEBHOOK_SECRET;
  if (!secret) return jsonResponse(503, { error: 'Email events are not configured.' });
  const event = await readSignedEvent(request, secret);
  if (event instanceof Response) return event;
  const bounce = readBounce(event);
  if (!bounce) return jsonResponse(200, { outcome: 'ignored' });
  try {
    for (const address of bounce.addresses) await note({ ...bounce, address }, env);
    return jsonResponse(200, { outcome: 'noted' });
  } catch {
    return jsonResponse(503, { error: 'The event could not be stored. Send it again.' });
  }
};

interface Bounce {
  cause: 'bounce' | 'complaint';
  addresses: string[];
  emailId: string | null;
}

/** Temporary failures such as a full mailbox are not bounces; the provider reports them with another type. */
function readBounce(event: Record<string, unknown>): Bounce | null {
  const data = asObject(event.data);
  const isBounce =
    event.type === 'email.bounced' &&
    !/^(transient|undetermined)$/i.test(String(asObject(data.bounce).type ?? ''));
  if (!isBounce && event.type !== 'email.complained') return null;
  const to = Array.isArray(data.to) ? data.to : [data.to];
  const addresses = to
    .filter((address): address is string => typeof address === 'string' && address.includes('@'))
    .slice(0, MOST_ADDRESSES);
  const emailId = asObject(data.tags)[EMAIL_ID_TAG];
  const isId = typeof emailId === 'string' && /^[0-9a-f-]{36}$/.test(emailId);
  return {
    cause: isBounce ? 'bounce' : 'complaint',
    addresses,
    emailId: isId ? emailId : null,
  };
}

async function note(
  { address, cause, emailId }: Bounce & { address: string },
  env: FunctionEnv,
): Promise<void> {
  const response = await callDatabase(
    env,
    'record_email_bounce',
    { address, cause, email_id: emailId },
    'server',
  );
  await response.body?.cancel();
  if (!response.ok) throw new Error(`record_email_bounce returned status ${response.status}`);
}
