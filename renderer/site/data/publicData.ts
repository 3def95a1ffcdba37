import type { Database } from '#shared/database.types.ts';
import type { BackendAddress } from '#shared/host.ts';
import { backendAddress } from '../../host/backendAddress.ts';
import { answered } from '../../host/desktop/answered.ts';

type Relations = Database['public']['Tables'] & Database['public']['Views'];
type Functions = Database['public']['Functions'];

/** `aborted` is the page's own doing, and nobody has to be told of it. */
export type FailureReason = 'unreachable' | 'timeout' | 'refused' | 'unreadable' | 'aborted';

/** What a page says of each; that a question was taken back is said nowhere. */
const SENTENCES: Readonly<Record<FailureReason, string>> = {
  unreachable: 'The server cannot be reached.',
  timeout: 'Request timeout',
  refused: 'The server could not answer.',
  unreadable: 'The answer could not be read.',
  aborted: '',
};

/** Its message is for people. */
export class DataFailure extends Error {
  override readonly name = 'DataFailure';
  readonly reason: FailureReason;
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(reason: FailureReason, status = 0) {
    super(SENTENCES[reason]);
    this.reason = reason;
    this.status = status;
  }
}

/** The backend's public values for a page that has no host: what visitors read needs no session. */
export function publicAddress(): Promise<BackendAddress> {
  const { haven } = window;
  return haven === undefined ? backendAddress() : answered(haven.surroundings.backend());
}

export interface Ask<Value> {
  /** Whether an answer is what the page can show; anything else counts as unreadable. */
  readonly accepts: (value: unknown) => value is Value;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  /** How often a question is put again that nobody answered, or a busy server. */
  readonly retries?: number | undefined;
}

const TIMEOUT_MS = 10_000;
const RETRY_MS = 1000;

/**
 * Reads rows as a visitor sees them, without supabase-js, which weighs more than a page may. `query` is
 * PostgREST's: `{ select: 'id,price', status: 'eq.active', order: 'created_at.desc', limit: '8' }`.
 */
export function readRows<Value>(
  relation: keyof Relations,
  query: Readonly<Record<string, string>>,
  ask: Ask<Value>,
): Promise<Value> {
  return answer(`${relation}?${new URLSearchParams(query)}`, {}, ask);
}

/** Calls a database function as a visitor. */
export function callRpc<Name extends keyof Functions & string, Value>(
  name: Name,
  args: Functions[Name]['Args'],
  ask: Ask<Value>,
): Promise<Value> {
  const body = JSON.stringify(args);
  return answer(`rpc/${name}`, { method: 'POST', body }, ask);
}

async function answer<Value>(
  path: string,
  init: RequestInit,
  { accepts, signal, timeoutMs = TIMEOUT_MS, retries = 0 }: Ask<Value>,
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const value = await attemptOnce(path, init, signal, timeoutMs);
      if (!accepts(value)) throw new DataFailure('unreadable', 200);
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
  const { url, publishableKey } = await publicAddress();
  const limits = [
    AbortSignal.timeout(Math.ceil(timeoutMs)),
    ...(signal === undefined ? [] : [signal]),
  ];
  const response = await fetch(`${url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    signal: AbortSignal.any(limits),
  });
  if (!response.ok) throw new DataFailure('refused', response.status);
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw new DataFailure('unreadable', response.status);
  }
}

function toFailure(error: unknown, signal: AbortSignal | undefined): DataFailure {
  if (error instanceof DataFailure) return error;
  if (signal?.aborted === true) return new DataFailure('aborted');
  const isLate = Reflect.get(Object(error), 'name') === 'TimeoutError';
  return new DataFailure(isLate ? 'timeout' : 'unreachable');
}

/** A lost connection or a busy server may pass; a refusal stays one. */
const isPassing = ({ reason, status }: DataFailure): boolean =>
  reason === 'unreachable' || reason === 'timeout' || (reason === 'refused' && status >= 500);

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  signal?.addEventListener(
    'abort',
    () => {
      clearTimeout(timer);
      reject(new DataFailure('aborted'));
    },
    { once: true },
  );
  return promise;
}
