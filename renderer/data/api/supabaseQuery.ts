import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { AuthFailure, AuthPort, Host } from '#shared/host.ts';
import type { Notice, SignedOutCode } from '#shared/texts/messages.ts';
import type { DataClient, LoadDataClient } from './dataClient.ts';
import { type DataError, toDataError } from './dataError.ts';

/** Services the store passes to every endpoint. */
export interface Services {
  readonly host: Host;
  readonly dataClient: LoadDataClient;
}

interface QueryResult {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

/**
 * One call of an endpoint: `(client) => client.from('profiles').select()`. Calls that wrap the request pass it the
 * signal.
 */
export type DataCall = (client: DataClient, signal: AbortSignal) => PromiseLike<QueryResult>;

/** How an endpoint's result is reported; handled by the listener in `reportOutcome.ts`. */
export interface Reporting {
  /** `inline`: the screen shows the error itself. `silent`: not reported. */
  readonly failure?: 'toast' | 'inline' | 'silent';
  readonly success?: Notice;
  /** Builds the toast text from the standard error message. */
  readonly sentence?: (reason: string) => string;
}

export interface EndpointOptions extends Reporting {
  /** Rejects a response that doesn't match the endpoint's type. */
  readonly accepts?: (data: unknown) => boolean;
  /**
   * Allows the last response to be stored on the user's device for offline start. Data about other people is stored only
   * as `'encrypted'`, with the key that the server issues to people who work in a community. Never for secrets.
   */
  readonly keepsOffline?: true | 'encrypted';
  /** Renews the session once if the call is refused: it may have just proven its second factor. */
  readonly renewsIfRefused?: true;
  /** Rejects signed-out users with this code's message, without a request. */
  readonly signedOut?: SignedOutCode;
}

export interface ResponseMeta {
  readonly reporting: Reporting;
  /** When the request was made, by `performance.now()`. */
  readonly requestedAt?: number;
}

/** Adapter between supabase-js and RTK Query. */
export const supabaseQuery: BaseQueryFn<
  DataCall,
  unknown,
  DataError,
  EndpointOptions,
  ResponseMeta
> = async (call, { extra, signal }, options) => {
  const meta: ResponseMeta = { reporting: options ?? {} };
  if (options?.signedOut !== undefined && (await hasNoSession(extra as Services))) {
    return { error: toDataError({ code: options.signedOut }, 401), meta };
  }
  const requestedAt = performance.now();
  const result = await runCall(call, extra as Services, signal, options?.renewsIfRefused === true);
  if (result.error !== null && result.error !== undefined) {
    return { error: toDataError(result.error, result.status ?? 0), meta };
  }
  if (options?.accepts !== undefined && !options.accepts(result.data)) {
    return { error: toDataError({ code: 'UNREADABLE' }, result.status ?? 200), meta };
  }
  return { data: result.data ?? null, meta: { ...meta, requestedAt } };
};

const hasNoSession = async ({ host }: Services): Promise<boolean> =>
  (await host.auth.session()) === null;

async function runCall(
  call: DataCall,
  services: Services,
  signal: AbortSignal,
  renewsIfRefused: boolean,
): Promise<QueryResult> {
  const once = async (): Promise<QueryResult> => {
    const pending = call(await services.dataClient(), signal);
    if (isAbortable(pending)) pending.abortSignal(signal);
    return await pending;
  };
  const began = performance.now();
  try {
    const result = await once();
    const code = codeOf(result.error);
    // If the local clock was set back, an expired token looks valid.
    const isExpired = result.status === 401 && code === 'PGRST303';
    if (!isExpired && !(renewsIfRefused && code === '42501')) return result;
    const renewed = await renew(services, began);
    if (renewed.ok) return await once();
    const { message } = renewed.failure;
    return isDecided(renewed.failure) ? result : { data: null, error: { message }, status: 0 };
  } catch (error) {
    return { data: null, error, status: 0 };
  }
}

interface Renewal {
  readonly result: ReturnType<AuthPort['refresh']>;
  /** Not before it expires. */
  endedAt: number;
}

const lastOf = new WeakMap<Services, Renewal>();

/** Renews once for all calls made with the old token, however late their responses arrive. */
function renew(services: Services, began: number): Renewal['result'] {
  const last = lastOf.get(services);
  if (last !== undefined && last.endedAt > began) return last.result;
  const renewal = { result: services.host.auth.refresh(), endedAt: Number.POSITIVE_INFINITY };
  const end = () => {
    renewal.endedAt = performance.now();
  };
  renewal.result.then(end, end);
  lastOf.set(services, renewal);
  return renewal.result;
}

/** A renewal that failed because of the network, a timeout, or page unload says nothing about the session. */
const isDecided = ({ status }: AuthFailure): boolean =>
  status === null || (status >= 400 && status < 500 && status !== 429);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isAbortable(value: object): value is { abortSignal(signal: AbortSignal): unknown } {
  return 'abortSignal' in value && typeof value.abortSignal === 'function';
}
