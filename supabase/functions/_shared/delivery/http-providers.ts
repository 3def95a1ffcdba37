import { mailboxOf } from './mailbox.ts';
import { DeliveryFault, type Provider } from './provider.ts';

/** Where a provider's API is and what opens it. */
export interface HttpProviderConfig {
  url: string;
  key: string;
  from: string;
  fetch?: typeof fetch | undefined;
  timeoutMs?: number;
}

/** The name under which a letter's id travels with it. */
export const LETTER_TAG = 'letter';

const TIMEOUT_MS = 15_000;

/** The key, the account or the address of the API is wrong: nothing that a message could help. */
const ABOUT_THE_ACCOUNT = [401, 402, 403, 404];
const ABOUT_THE_MOMENT = [408, 409, 425, 429];

/**
 * E-mail by the JSON API that Resend made common: `{from, to: [address], subject, text, html}`. The tag comes back
 * with what the provider later says of the letter.
 */
export const createEmailApi = (config: HttpProviderConfig): Provider => ({
  send: ({ id, to, letter: { subject, text, html, headers, replyTo, calendar, sender } }) =>
    post(config, id, {
      from: mailboxOf(config.from, sender),
      to: [to],
      subject,
      text,
      html,
      ...(headers && { headers }),
      ...(replyTo && { reply_to: replyTo }),
      ...(calendar && {
        attachments: [
          {
            filename: 'invitation.ics',
            content: base64Of(calendar),
            content_type: 'text/calendar; charset=utf-8; method=REQUEST',
          },
        ],
      }),
      tags: [{ name: LETTER_TAG, value: id }],
    }),
});

/** Of text in UTF-8. */
const base64Of = (words: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(words)));

/** Text messages by the JSON API of Telnyx and others: `{from, to, text}`. */
export const createSmsApi = (config: HttpProviderConfig): Provider => ({
  send: ({ id, to, letter: { text } }) => post(config, id, { from: config.from, to, text }),
});

/** The message's id is its idempotency key: a provider that honours it delivers a repeat once. */
async function post(config: HttpProviderConfig, id: string, body: unknown): Promise<void> {
  const response = await ask(config, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${config.key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
    },
    body: JSON.stringify(body),
    // A redirect would carry letter and key to wherever it points.
    redirect: 'manual',
    signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw faultOf(response);
}

async function ask({ url, fetch: given }: HttpProviderConfig, init: RequestInit) {
  try {
    return await (given ?? fetch)(url, init);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryFault(isLate ? 'timeout' : 'unreachable');
  }
}

function faultOf({ status, headers }: Response): DeliveryFault {
  const passes = [...ABOUT_THE_ACCOUNT, ...ABOUT_THE_MOMENT].includes(status);
  return new DeliveryFault(`http_${status}`, {
    isPermanent: status >= 400 && status < 500 && !passes,
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
  });
}

/** Seconds or a date, as HTTP allows both. */
function retryAfter(value: string | null): number {
  if (!value) return 0;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), 86_400) : 0;
}
