import type { FunctionEnv } from '../function-env.ts';
import { OutboundError } from '../guarded-fetch.ts';
import { refreshTokens, type VendorApp } from './authorization.ts';
import { VendorError, type VendorSession, type VendorTokens } from './vendor.ts';
import { createVendorFetch } from './vendor-fetch.ts';

/** A token that ends within a minute is refreshed before it is used. */
const MARGIN_MS = 60_000;
const MAX_PDF_BYTES = 25 * 1024 * 1024;
const MAX_WAIT_SECONDS = 86_400;

/** Reads seconds or a date of the header Retry-After. */
export function readRetryAfter(value: string | null, now = Date.now()): number {
  if (value === null) return 0;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isNaN(seconds) ? 0 : Math.min(Math.max(Math.ceil(seconds), 0), MAX_WAIT_SECONDS);
}

const toError = (status: number, waitSeconds: number): VendorError => {
  if (status === 429) return new VendorError('rate_limited', waitSeconds);
  if (status === 401) return new VendorError('access_ended');
  if (status === 403) return new VendorError('access_denied');
  return status >= 500
    ? new VendorError('vendor_unavailable', waitSeconds)
    : new VendorError('invalid_response');
};

/** Requests with the tokens of a connection. Refreshes them when they expire, and hands new ones to `store` first. */
export function openSession(
  env: FunctionEnv,
  app: VendorApp,
  initial: VendorTokens,
  store: (tokens: VendorTokens) => Promise<void>,
): VendorSession {
  let tokens = initial;
  const fetchVendor = createVendorFetch(env, app.vendor.isHost);
  const fetchPdf = createVendorFetch(env, app.vendor.isHost, MAX_PDF_BYTES);
  async function refresh(): Promise<void> {
    tokens = await refreshTokens(env, app, tokens);
    await store(tokens);
  }
  type Asked = {
    method?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
    isPdf?: true;
  };
  const ask = (url: string, { method = 'GET', headers, body, isPdf }: Asked) =>
    (isPdf ? fetchPdf : fetchVendor)(url, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        accept: isPdf ? 'application/pdf' : 'application/json',
        authorization: `Bearer ${tokens.accessToken}`,
        'user-agent': 'Haven-Exchange-Connectors/1',
      },
    }).catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error;
      throw new VendorError(error.reason === 'too_large' ? 'too_large' : 'vendor_unavailable');
    });
  async function request(url: string, asked: Asked): Promise<Response> {
    if (tokens.expiresAt !== null && tokens.expiresAt - MARGIN_MS < Date.now()) await refresh();
    let response = await ask(url, asked);
    if (response.status === 401) {
      await refresh();
      response = await ask(url, asked);
    }
    if (response.ok) return response;
    const refused: unknown = await response.json().catch(() => undefined);
    throw (
      app.vendor.readFailure?.(response.status, refused) ??
      toError(response.status, readRetryAfter(response.headers.get('retry-after')))
    );
  }
  return {
    base: initial.base,
    settings: app.settings,
    get: async (url, headers = {}) => {
      const response = await request(url, { headers });
      const body: unknown = await response.json().catch(() => undefined);
      if (typeof body === 'object' && body !== null) return body;
      throw new VendorError('invalid_response');
    },
    send: async (method, url, body) => {
      const sent = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      const text = await (await request(url, sent)).text();
      const answer = text === '' ? {} : parseJson(text);
      if (typeof answer === 'object' && answer !== null) return answer;
      throw new VendorError('invalid_response');
    },
    readPdf: async (url) => {
      const bytes = new Uint8Array(await (await request(url, { isPdf: true })).arrayBuffer());
      const isPdf = new TextDecoder('latin1').decode(bytes.subarray(0, 5)) === '%PDF-';
      if (!isPdf) throw new VendorError('invalid_response');
      return bytes;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
