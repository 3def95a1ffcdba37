import { AsyncLocalStorage } from 'node:async_hooks';

/** For whom work is done while a request is answered; work of the backend itself has no caller. */
export interface Caller {
  /** Whose turns it takes: an account's, or those of an address where nobody is signed in. */
  readonly key: string;
  /** Signed in, or holding the secret key: served before strangers. */
  readonly isKnown: boolean;
  /** Holds the secret key, and so is part of the product: waits in a line as long as all together. */
  readonly isService: boolean;
  /** How much its connection has asked of late; among equals, who asked least comes first. */
  readonly recentLoad: () => number;
  /** Aborted when whoever asked has left before the answer. */
  readonly signal: AbortSignal;
  /** What was begun in writing is brought to its end, whoever waits for it. */
  hasWritten: boolean;
  /** What goes on after the answer is work of the backend. */
  isAnswered: boolean;
}

const callers = new AsyncLocalStorage<Caller | undefined>();

/** Does work, and all that it starts, for a caller. */
export async function runFor<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await callers.run(caller, work);
  } finally {
    caller.isAnswered = true;
  }
}

/** What outlives a request, such as a connection to the database, begins without its caller. */
export const runForNobody = <T>(work: () => T): T => callers.run(undefined, work);

export function currentCaller(): Caller | undefined {
  const caller = callers.getStore();
  return caller?.isAnswered ? undefined : caller;
}
