import type { ServerResponse } from 'node:http';
import { TooBusy, type TurnRefused } from '../turns.ts';

/** In the shape of PostgREST, which the other parts of the API share where they have none of their own. */
const bodyOf = ({ message }: Error) =>
  JSON.stringify({ code: 'PGRST003', message, details: null, hint: null });

const headersFor = (refusal: TurnRefused): Record<string, string> => ({
  'Content-Type': 'application/json',
  'Cache-Control': 'private, no-store',
  'Retry-After': String(refusal instanceof TooBusy ? refusal.retryAfterSeconds : 1),
});

/** The answer to a request that did not get its turn. */
export const busyResponse = (refusal: TurnRefused): Response =>
  new Response(bodyOf(refusal), { status: 503, headers: headersFor(refusal) });

/** The same on a connection that is closed after it, without going through the app. */
export function hangUpBusy(response: ServerResponse): void {
  const refusal = new TooBusy();
  response.writeHead(503, { ...headersFor(refusal), Connection: 'close' });
  response.end(bodyOf(refusal));
}
