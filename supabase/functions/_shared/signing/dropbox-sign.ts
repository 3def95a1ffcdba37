import { readAtMost } from '../read-at-most.ts';
import {
  type Envelope,
  type EnvelopeState,
  SigningError,
  type SigningEvent,
  type SigningService,
} from './signing-service.ts';

export interface DropboxSignConfig {
  /** For example `https://api.hellosign.com/v3`. */
  readonly url: string;
  readonly key: string;
  readonly fetch?: typeof fetch | undefined;
}

const TIMEOUT_MS = 15_000;
const MOST_JSON = 512 * 1024;
const MOST_EVENT = 256 * 1024;
/** Webhook calls are retried for about three days with the original timestamp. */
const OLDEST_EVENT_S = 4 * 24 * 3600;
const EARLY_S = 300;
/** If a response was lost, the service may not find the created request before this time. */
const UNCLEAR_S = 150;
const IS_ENVELOPE = /^[A-Za-z0-9_-]{8,80}$/;
const IS_HASH = /^[0-9a-f]{64}$/;

/** Dropbox Sign HTTP API version 3, with the account's key in Basic authentication. */
export function dropboxSign(config: DropboxSignConfig): SigningService {
  const authorization = `Basic ${btoa(`${config.key}:`)}`;

  async function sendRequest(path: string, init: RequestInit = {}): Promise<Response> {
    let response: Response;
    try {
      response = await (config.fetch ?? fetch)(`${config.url}${path}`, {
        ...init,
        headers: { Authorization: authorization, Accept: 'application/json, application/pdf' },
        // A redirect could leak the key, or make us call a machine on our own network.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new SigningError(isLate ? 'timeout' : 'unreachable', { retryAfterSeconds: UNCLEAR_S });
    }
    if (response.ok) return response;
    await response.body?.cancel();
    throw toSigningError(response);
  }

  const read = async (path: string, init?: RequestInit): Promise<Facts> => {
    const bytes = await readAtMost(await sendRequest(path, init), MOST_JSON);
    if (bytes === null) throw new SigningError('answer_too_large');
    try {
      return asFacts(JSON.parse(new TextDecoder().decode(bytes)));
    } catch {
      throw new SigningError('answer_unreadable', { retryAfterSeconds: UNCLEAR_S });
    }
  };

  return {
    name: 'Dropbox Sign',
    heard: 'Hello API Event Received',

    async create({ id, title, signer, pdf }: Envelope) {
      const form = new FormData();
      form.set('title', title);
      form.set('subject', title);
      // Lists and objects are JSON in a form field, as in the service's own clients.
      form.set('signers', JSON.stringify([{ name: signer.name, email_address: signer.email }]));
      form.set('allow_decline', 'true');
      form.set('metadata', JSON.stringify({ haven: id }));
      form.set(
        'files[0]',
        new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }),
        'text.pdf',
      );
      const payload = await read('/signature_request/send', { method: 'POST', body: form });
      return envelopeOf(asFacts(payload.signature_request));
    },

    async find(id) {
      const query = new URLSearchParams({ page_size: '5', query: `metadata:${id}` });
      const payload = await read(`/signature_request/list?${query}`);
      const all = Array.isArray(payload.signature_requests)
        ? payload.signature_requests.map(asFacts)
        : [];
      // The search is fuzzy, so only an exact match of our id counts.
      const own = all.find((one) => asFacts(one.metadata).haven === id);
      return own === undefined ? null : envelopeOf(own);
    },

    async stateOf(envelope): Promise<EnvelopeState> {
      try {
        const payload = await read(`/signature_request/${encodeURIComponent(envelope)}`);
        const request = asFacts(payload.signature_request);
        if (request.signature_request_id !== envelope) throw new SigningError('other_envelope');
        const signatures = Array.isArray(request.signatures) ? request.signatures.map(asFacts) : [];
        return {
          id: textOr(asFacts(request.metadata).haven),
          state: stateIn(request, signatures),
          signers: signatures.map((one) => ({
            email: (textOr(one.signer_email_address) ?? '').toLowerCase(),
            signedAt: one.status_code === 'signed' ? parseTimestamp(one.signed_at) : null,
          })),
        };
      } catch (error) {
        if (!(error instanceof SigningError) || !['http_404', 'http_410'].includes(error.code))
          throw error;
        return { id: null, state: 'gone', signers: [] };
      }
    },

    async documentOf(envelope, most) {
      // Request the bytes directly: a download URL would be chosen by the response.
      const path = `/signature_request/files/${encodeURIComponent(envelope)}?file_type=pdf`;
      const bytes = await readAtMost(await sendRequest(path), most);
      if (bytes === null) throw new SigningError('document_too_large', { isPermanent: true });
      return bytes;
    },

    async cancel(envelope) {
      const path = `/signature_request/cancel/${encodeURIComponent(envelope)}`;
      await (await sendRequest(path, { method: 'POST' })).body?.cancel();
    },

    async readEvent(request, now): Promise<SigningEvent | null> {
      const bytes = await readAtMost(request, MOST_EVENT);
      if (bytes === null) return null;
      const type = request.headers.get('content-type') ?? '';
      const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
        .formData()
        .catch(() => null);
      const json = form?.get('json');
      if (typeof json !== 'string') return null;
      const payload = parsed(json);
      const { event_time: at, event_type: kind, event_hash: hash } = asFacts(payload.event);
      if (typeof at !== 'string' || !/^\d{1,12}$/.test(at) || typeof kind !== 'string') return null;
      if (typeof hash !== 'string' || !IS_HASH.test(hash) || kind.length > 80) return null;
      const age = now / 1000 - Number(at);
      if (age > OLDEST_EVENT_S || age < -EARLY_S) return null;
      if (!(await isOwn(config.key, `${at}${kind}`, hash))) return null;
      const envelope = textOr(asFacts(payload.signature_request).signature_request_id);
      return { hash, envelope: envelope !== null && IS_ENVELOPE.test(envelope) ? envelope : null };
    },
  };
}

type Facts = Readonly<Record<string, unknown>>;

const asFacts = (value: unknown): Facts =>
  typeof value === 'object' && value !== null ? (value as Facts) : {};

const textOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function parsed(text: string): Facts {
  try {
    return asFacts(JSON.parse(text));
  } catch {
    return {};
  }
}

function envelopeOf(request: Facts): string {
  const id = textOr(request.signature_request_id);
  if (id !== null && IS_ENVELOPE.test(id)) return id;
  throw new SigningError('answer_unreadable', { retryAfterSeconds: UNCLEAR_S });
}

const parseTimestamp = (seconds: unknown): Date | null =>
  typeof seconds === 'number' && seconds > 0 && seconds < 1e11 ? new Date(seconds * 1000) : null;

function stateIn(request: Facts, signatures: readonly Facts[]): EnvelopeState['state'] {
  // A test-mode request is not binding.
  if (request.has_error === true || request.test_mode === true) return 'broken';
  if (request.is_declined === true) return 'declined';
  const isSigned =
    request.is_complete === true &&
    signatures.length > 0 &&
    signatures.every(({ status_code: status }) => status === 'signed');
  return isSigned ? 'signed' : 'out';
}

/** Caused by the key, the plan or rate limits, not by the document. */
const PASSING = [401, 402, 403, 408, 409, 425, 429];

function toSigningError({ status, headers }: Response): SigningError {
  // With `redirect: 'manual'` a browser-like fetch returns a redirect as status 0.
  if (status === 0 || (status >= 300 && status < 400)) {
    return new SigningError('redirected', { retryAfterSeconds: 600 });
  }
  const after = Number(headers.get('retry-after') ?? 0);
  return new SigningError(`http_${status}`, {
    isPermanent: status >= 400 && status < 500 && !PASSING.includes(status),
    retryAfterSeconds: Math.max(Number.isFinite(after) ? after : 0, status >= 500 ? UNCLEAR_S : 0),
  });
}

/** The platform compares in constant time. */
async function isOwn(secret: string, message: string, hex: string): Promise<boolean> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
    'verify',
  ]);
  const signatureBytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) =>
    Number.parseInt(pair, 16),
  );
  return crypto.subtle.verify('HMAC', key, signatureBytes, encoder.encode(message));
}
