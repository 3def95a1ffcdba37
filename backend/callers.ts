import { AsyncLocalStorage } from 'node:async_hooks';

/** The caller a request's work is done for; the backend's own work has no caller. */
export interface Caller {
  /** Queue key: the account, or the address if not signed in. */
  readonly key: string;
  /** Signed in, or holding the secret key: served before strangers. */
  readonly isKnown: boolean;
  /** Holds the secret key, and so is part of the product: its queue limit equals the total. */
  readonly isService: boolean;
  /** Recent load of its connection; among equals, the lowest goes first. */
  readonly recentLoad: () => number;
  /** Aborted when the client disconnects before the response. */
  readonly signal: AbortSignal;
  /** Started writes are completed even if the client disconnects. */
  hasWritten: boolean;
  /** Work that continues after the response belongs to the backend. */
  isAnswered: boolean;
}

const callers = new AsyncLocalStorage<Caller | undefined>();

/** Runs work, and everything it starts, for a caller. */
export async function withRequestContext<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await callers.run(caller, work);
  } finally {
    caller.isAnswered = true;
  }
}

/** Runs work that outlives a request, such as opening a database connection, without its caller. */
export const withoutRequestContext = <T>(work: () => T): T => callers.run(undefined, work);

export function currentCaller(): Caller | undefined {
  const caller = callers.getStore();
  return caller?.isAnswered ? undefined : caller;
}
