import { DeliveryError, type Provider } from './provider.ts';
import { formatSender } from './sender.ts';

/** URL and credentials of a provider's API. */
export interface HttpProviderConfig {
  url: string;
  key: string;
  from: string;
  fetch?: typeof fetch | undefined;
  timeoutMs?: number;
}

/** Name of the tag that carries an email's id. */
export const EMAIL_ID_TAG = 'email_id';

const TIMEOUT_MS = 15_000;

/** The API's key, account or URL is wrong. Changing the message would not help. */
const ABOUT_THE_ACCOUNT = [401, 402, 403, 404];
const TRANSIENT_STATUSES = [408, 409, 425, 429];

/**
 * Sends email through the JSON API made common by Resend: `{from, to: [address], subject, text, html}`. The provider
 * returns the tag in later events about the email.
 */
export const createEmailApi = (config: HttpProviderConfig): Provider => ({
  send: ({
    id,
    to,
    content: { subject, text, html, headers, replyTo, calendar, attachments, sender },
  }) =>
    post(config, id, {
      from: formatSender(config.from, sender),
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
      ...(attachments && {
        attachments: attachments.map(({ filename, content, type }) => ({
          filename,
          content: toBase64(content),
          content_type: type,
        })),
      }),
      tags: [{ name: EMAIL_ID_TAG, value: id }],
    }),
});

/** Base64 of UTF-8 text. */
const base64Of = (plainText: string): string => toBase64(new TextEncoder().encode(plainText));

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

/** Sends text messages through the JSON API of Telnyx and others: `{from, to, text}`. */
export const createSmsApi = (config: HttpProviderConfig): Provider => ({
  send: ({ id, to, content: { text } }) => post(config, id, { from: config.from, to, text }),
});

/** The message's id is the idempotency key: a provider that honors it delivers a repeat only once. */
async function post(config: HttpProviderConfig, id: string, body: unknown): Promise<void> {
  const response = await sendRequest(config, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${config.key}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
    },
    body: JSON.stringify(body),
    // A redirect would send the email and key to wherever it points.
    redirect: 'manual',
    signal: AbortSignal.timeout(config.timeoutMs ?? TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw toDeliveryError(response);
}

async function sendRequest({ url, fetch: customFetch }: HttpProviderConfig, init: RequestInit) {
  try {
    return await (customFetch ?? fetch)(url, init);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new DeliveryError(isLate ? 'timeout' : 'unreachable');
  }
}

function toDeliveryError({ status, headers }: Response): DeliveryError {
  const passes = [...ABOUT_THE_ACCOUNT, ...TRANSIENT_STATUSES].includes(status);
  return new DeliveryError(`http_${status}`, {
    isPermanent: status >= 400 && status < 500 && !passes,
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
  });
}

/** Parses Retry-After, which HTTP allows as seconds or a date. */
function retryAfter(value: string | null): number {
  if (!value) return 0;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), 86_400) : 0;
}
