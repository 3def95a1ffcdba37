import type { ServerResponse } from 'node:http';
import { OverloadedError, type RequestQueueError } from '../request-queue.ts';

/** PostgREST's error format, which the other parts of the API share if they have none of their own. */
const bodyOf = ({ message }: Error) =>
  JSON.stringify({ code: 'PGRST003', message, details: null, hint: null });

const headersFor = (error: RequestQueueError): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'Retry-After': String(error instanceof OverloadedError ? error.retryAfterSeconds : 1),
});

/** Response to a request rejected by the queue. */
export const overloadedResponse = (error: RequestQueueError): Response =>
  new Response(bodyOf(error), { status: 503, headers: headersFor(error) });

/** Sends the same response directly and closes the connection, bypassing the app. */
export function rejectOverloaded(response: ServerResponse): void {
  const error = new OverloadedError();
  response.writeHead(503, { ...headersFor(error), Connection: 'close' });
  response.end(bodyOf(error));
}
