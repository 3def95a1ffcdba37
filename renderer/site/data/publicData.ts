import type { Database } from '#shared/database.types.ts';
import type { BackendAddress } from '#shared/host.ts';
import { loadBackendAddress } from '../../host/backendAddress.ts';
import { unwrapIpcAnswer } from '../../host/desktop/unwrapIpcAnswer.ts';

type Relations = Database['public']['Tables'] & Database['public']['Views'];
type Functions = Database['public']['Functions'];

/** `aborted` is caused by the page itself and not reported. */
export type FailureReason = 'unreachable' | 'timeout' | 'refused' | 'unreadable' | 'aborted';

/** Error message for each reason; aborts have none. */
const ERROR_MESSAGES: Readonly<Record<FailureReason, string>> = {
  unreachable: "Can't reach the server.",
  timeout: 'Request timeout',
  refused: "The server couldn't process this request.",
  unreadable: "The server's response couldn't be read.",
  aborted: '',
};

/** Its message is user-facing. */
export class PublicDataError extends Error {
  override readonly name = 'DataFailure';
  readonly reason: FailureReason;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;

  constructor(reason: FailureReason, status = 0) {
    super(ERROR_MESSAGES[reason]);
    this.reason = reason;
    this.status = status;
  }
}

/** Public backend settings for pages without a host: visitor data needs no session. */
export function getPublicBackendAddress(): Promise<BackendAddress> {
  const { haven } = window;
  return haven === undefined ? loadBackendAddress() : unwrapIpcAnswer(haven.surroundings.backend());
}

export interface PublicRequestOptions<Value> {
  /** Validates the response; anything invalid is treated as unreadable. */
  readonly accepts: (value: unknown) => value is Value;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** Number of retries if the server is unreachable or busy. */
  readonly retries?: number | undefined;
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Reads rows with visitor access, without supabase-js, which is too large for a page. `query` uses PostgREST syntax:
 * `{ select: 'id,price', status: 'eq.active', order: 'created_at.desc', limit: '8' }`.
 */
export function readRows<Value>(
  relation: keyof Relations,
  query: Readonly<Record<string, string>>,
  options: PublicRequestOptions<Value>,
): Promise<Value> {
  return sendRequest(`${relation}?${new URLSearchParams(query)}`, {}, options);
}

/** Calls a database function with visitor access. */
export function callRpc<Name extends keyof Functions & string, Value>(
  name: Name,
  args: Functions[Name]['Args'],
  options: PublicRequestOptions<Value>,
): Promise<Value> {
  const body = JSON.stringify(args);
  return sendRequest(`rpc/${name}`, { method: 'POST', body }, options);
}

async function sendRequest<Value>(
  path: string,
  init: RequestInit,
  { accepts, signal, timeoutMs = TIMEOUT_MS, retries = 0 }: PublicRequestOptions<Value>,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const value = await attemptOnce(path, init, signal, timeoutMs);
      if (!accepts(value)) throw new PublicDataError('unreadable', 200);
      return value;
    } catch (error) {
      const failure = toFailure(error, signal);
      if (attempt >= retries || !isPassing(failure)) throw failure;
      await pause(RETRY_MS * 2 ** attempt, signal);
    }
  }
}

async function attemptOnce(
  path: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  timeoutMs: number,
): Promise<unknown> {
  const { url, publishableKey } = await getPublicBackendAddress();
  const limits = [
    AbortSignal.timeout(Math.ceil(timeoutMs)),
    ...(signal === undefined ? [] : [signal]),
  ];
  const response = await fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    signal: AbortSignal.any(limits),
  });
  if (!response.ok) throw new PublicDataError('refused', response.status);
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new PublicDataError('unreadable', response.status);
  }
}

function toFailure(error: unknown, signal: AbortSignal | undefined): PublicDataError {
  if (error instanceof PublicDataError) return error;
  if (signal?.aborted === true) return new PublicDataError('aborted');
  const isLate = Reflect.get(Object(error), 'name') === 'TimeoutError';
  return new PublicDataError(isLate ? 'timeout' : 'unreachable');
}

/** Connection failures and busy servers are temporary; refusals are final. */
const isPassing = ({ reason, status }: PublicDataError): boolean =>
  reason === 'unreachable' || reason === 'timeout' || (reason === 'refused' && status >= 500);

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal?.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      reject(new PublicDataError('aborted'));
    },
    { once: true },
  );
  return promise;
}
