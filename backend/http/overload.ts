import type { ServerResponse } from 'node:http';
import { OverloadedError, type RequestQueueError } from '../request-queue.ts';

/** PostgREST's error format, which the other parts of the API share if they have none of their own. */
const bodyOf = ({ message }: Error) =>
  JSON.stringify({ code: 'PGRST003', message, details: null, hint: null });

const headersFor = (refusal: RequestQueueError): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'Retry-After': String(refusal instanceof OverloadedError ? refusal.retryAfterSeconds : 1),
});

/** Response to a request rejected by the queue. */
export const overloadedResponse = (refusal: RequestQueueError): Response =>
  new Response(bodyOf(refusal), { status: 503, headers: headersFor(refusal) });

/** Sends the same response directly and closes the connection, bypassing the app. */
export function rejectOverloaded(response: ServerResponse): void {
  const refusal = new OverloadedError();
  response.writeHead(503, { ...headersFor(refusal), Connection: 'close' });
  response.end(bodyOf(refusal));
}
