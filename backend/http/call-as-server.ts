import { withRequestContext } from '../callers.ts';
import type { RequestIdentity } from '../db/engine.ts';
import type { RestEngine } from '../rest/connection.ts';
import { handleRestRequest } from '../rest/rest.ts';
import { toErrorResponse } from './app.ts';
import type { ResponseTimings } from './timing.ts';

interface ServerCallParts {
  readonly rest: RestEngine;
  readonly timings: ResponseTimings;
}

const SERVICE: RequestIdentity = { role: 'service_role', claims: { role: 'service_role' } };
const LOOPBACK = '127.0.0.1';

/**
 * Returns how functions call the database with the rights of the secret key. Such a call is answered as one by HTTP, but
 * its rows don't pass through a socket of this process.
 */
export const serverCalls =
  ({ rest, timings }: ServerCallParts) =>
  async (name: string, args: unknown, signal: AbortSignal): Promise<Response> => {
    const began = performance.now();
    const request = new Request(`http://${LOOPBACK}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const caller = {
      key: 'service',
      isKnown: true,
      isService: true,
      recentLoad: () => 0,
      signal,
      hasWritten: false,
      isAnswered: false,
    };
    const response = await withRequestContext(caller, () =>
      Promise.race([
        handleRestRequest(rest, request, SERVICE, LOOPBACK).catch(toErrorResponse),
        aborted(signal),
      ]),
    );
    timings.note(request, response.status, performance.now() - began);
    return response;
  };

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
