import type { FunctionEnv } from '../_shared/function-env.ts';
import { asObject } from '../_shared/signed-event.ts';
import { htmlToText } from './text-of-html.ts';

/** A received email. `from` is empty unless it names exactly one mailbox. */
export interface InboundEmail {
  /** Message-ID, or the provider's id. */
  id: string;
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  /** By lowercase name. */
  headers: ReadonlyMap<string, string>;
}

export class EmailTooLarge extends Error {}

/** Room for a long thread quoted in full; attachments are not part of it. */
const MAX_EMAIL_BYTES = 1024 * 1024;
const MOST_ADDRESSES = 50;
const TIMEOUT_MS = 10_000;

/**
 * Reads Resend's `email.received` event. Fetches the text from the provider by the id in the event, unless the event
 * contains the text. Returns null if the email no longer exists there.
 */
export async function readInboundEmail(
  event: Record<string, unknown>,
  env: FunctionEnv,
): Promise<InboundEmail | null> {
  const data = asObject(event.data);
  const hasText = typeof data.text === 'string' || typeof data.html === 'string';
  const whole = hasText ? data : await fetchEmail(data.email_id, env);
  if (!whole) return null;
  const said = (name: string) => whole[name] ?? data[name];
  const id = said('message_id') ?? data.email_id;
  if (typeof id !== 'string' || id === '') return null;
  return {
    id: id.slice(0, 1000),
    from: mailboxesIn(said('from'), 2).length === 1 ? (mailboxesIn(said('from'), 1)[0] ?? '') : '',
    to: [...mailboxesIn(said('to'), MOST_ADDRESSES), ...mailboxesIn(said('cc'), MOST_ADDRESSES)],
    subject: String(said('subject') ?? '').slice(0, 500),
    text: extractText(whole),
    headers: headersOf(whole.headers),
  };
}

function extractText({ text, html }: Record<string, unknown>): string {
  if (typeof text === 'string' && text.trim() !== '') return text;
  return typeof html === 'string' ? htmlToText(html) : '';
}

async function fetchEmail(
  id: unknown,
  { secrets = {}, fetch: customFetch }: FunctionEnv,
): Promise<Record<string, unknown> | null> {
  const { HAVEN_EMAIL_API_URL: url, HAVEN_EMAIL_API_KEY: key } = secrets;
  if (typeof id !== 'string' || !/^[\w-]{1,100}$/.test(id)) return null;
  if (!url || !key) throw new Error('No API is configured to fetch the email.');
  const response = await (customFetch ?? fetch)(`${url.replace(/\/$/, '')}/receiving/${id}`, {
    headers: { Authorization: `Bearer ${key}` },
    // A redirect would carry the key to wherever it points.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The provider returned status ${response.status}`);
  }
  return asObject(JSON.parse(await readSome(response)));
}

/** Returns the body, or stops reading if it is too large. */
async function readSome(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_EMAIL_BYTES) throw new EmailTooLarge();
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Extracts the addresses of a header value, such as `Ada <ada@people.example>` or a list of them. */
function mailboxesIn(value: unknown, most: number): string[] {
  const entries = Array.isArray(value) ? value : [value];
  return entries
    .filter((entry): entry is string => typeof entry === 'string')
    .flatMap((entry) => splitAddresses(entry.slice(0, 10_000)))
    .slice(0, most);
}

/** Quoted text before an address is a display name, whatever it looks like. */
function splitAddresses(value: string): string[] {
  const bare = value
    .split('"')
    .filter((_, index) => index % 2 === 0)
    .join('');
  return bare
    .split(',')
    .map((part) => (part.includes('<') ? part.slice(part.lastIndexOf('<') + 1) : part))
    .map((part) => part.replace('>', '').trim().toLowerCase())
    .filter((part) => part.includes('@'));
}

/** Headers are an object or a list of `{name, value}`. */
function headersOf(value: unknown): ReadonlyMap<string, string> {
  const pairs: (readonly [unknown, unknown])[] = Array.isArray(value)
    ? value.map((entry) => [asObject(entry).name, asObject(entry).value] as const)
    : Object.entries(asObject(value));
  return new Map(
    pairs.map(([name, said]) => [String(name).toLowerCase(), String(said).slice(0, 2000)]),
  );
}
