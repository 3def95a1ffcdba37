import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { AuthFailure, AuthPort, Host } from '#shared/host.ts';
import type { Notice, SignedOutCode } from '#shared/messages/messages.ts';
import type { DataClient, LoadDataClient } from './dataClient.ts';
import { type DataError, toDataError } from './dataError.ts';
import { momentOf } from './moments.ts';

/** What the store hands to every endpoint. */
export interface Services {
  readonly host: Host;
  readonly dataClient: LoadDataClient;
}

interface Answer {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

/** One call of an endpoint: `(client) => client.from('profiles').select()`. One that wraps its question gives it the signal. */
export type DataCall = (client: DataClient, signal: AbortSignal) => PromiseLike<Answer>;

/** How an endpoint wants its outcome reported; the one listener in `reportOutcome.ts` does it. */
export interface Reporting {
  /** `inline`: the screen shows the failure itself. `silent`: nobody needs to know. */
  readonly failure?: 'toast' | 'inline' | 'silent';
  readonly success?: Notice;
  /** What a toast says of a failure, from the reason that everybody else is told. */
  readonly sentence?: (reason: string) => string;
}

export interface EndpointOptions extends Reporting {
  /** Refuses an answer of another shape than the endpoint's type promises. */
  readonly accepts?: (data: unknown) => boolean;
  /**
   * The last answer may lie on the person's own computer, for a start without a network. Never for what
   * is secret, and never for what is about other people.
   */
  readonly keepsOffline?: true;
  /** Refuses somebody who is not signed in with the sentence of this code, and asks the server nothing. */
  readonly signedOut?: SignedOutCode;
}

/** When something was asked: by the clock of this page, and by the server's own where it tells. */
export interface Asked {
  readonly at: number;
  readonly moment?: string | undefined;
}

export interface AnswerMeta {
  readonly reporting: Reporting;
  readonly asked?: Asked;
}

/** The one adapter between supabase-js and RTK Query. */
export const supabaseQuery: BaseQueryFn<
  DataCall,
  unknown,
  DataError,
  EndpointOptions,
  AnswerMeta
> = async (call, { extra, signal }, options) => {
  const meta: AnswerMeta = { reporting: options ?? {} };
  if (options?.signedOut !== undefined && (await hasNoSession(extra as Services))) {
    return { error: toDataError({ code: options.signedOut }, 401), meta };
  }
  const at = performance.now();
  const answer = await ask(call, extra as Services, signal);
  if (answer.error !== null && answer.error !== undefined) {
    return { error: toDataError(answer.error, answer.status ?? 0), meta };
  }
  if (options?.accepts !== undefined && !options.accepts(answer.data)) {
    return { error: toDataError({ code: 'UNREADABLE' }, answer.status ?? 200), meta };
  }
  const asked = { at, moment: momentOf(signal) };
  return { data: answer.data ?? null, meta: { ...meta, asked } };
};

const hasNoSession = async ({ host }: Services): Promise<boolean> =>
  (await host.auth.session()) === null;

async function ask(call: DataCall, services: Services, signal: AbortSignal): Promise<Answer> {
  const once = async (): Promise<Answer> => {
    const pending = call(await services.dataClient(), signal);
    if (isAbortable(pending)) pending.abortSignal(signal);
    return await pending;
  };
  const began = performance.now();
  try {
    const answer = await once();
    if (answer.status !== 401 || codeOf(answer.error) !== 'PGRST303') return answer;
    // A clock that was set back since does not know that the token is over.
    const renewed = await renew(services, began);
    if (renewed.ok) return await once();
    const { message } = renewed.failure;
    return isDecided(renewed.failure) ? answer : { data: null, error: { message }, status: 0 };
  } catch (error) {
    return { data: null, error, status: 0 };
  }
}

interface Renewal {
  readonly result: ReturnType<AuthPort['refresh']>;
  /** Not before it is over. */
  endedAt: number;
}

const lastOf = new WeakMap<Services, Renewal>();

/** Once for all calls that were under way with the old token, however late their answers come. */
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

/** That it was not renewed for want of a line, of time or of a page that stays says nothing of the session. */
const isDecided = ({ status }: AuthFailure): boolean =>
  status === null || (status >= 400 && status < 500 && status !== 429);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isAbortable(value: object): value is { abortSignal(signal: AbortSignal): unknown } {
  return 'abortSignal' in value && typeof value.abortSignal === 'function';
}
