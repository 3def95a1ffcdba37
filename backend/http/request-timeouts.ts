import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestTimeouts } from '../request-limits.ts';

const TIMEOUT_BODY = JSON.stringify({
  statusCode: '408',
  code: 'RequestTimeout',
  error: 'RequestTimeout',
  message: 'The upload was too slow. Try again.',
});
const TOO_SLOW = [
  'HTTP/1.1 408 Request Timeout',
  'Connection: close',
  'Content-Type: application/json',
  `Content-Length: ${TIMEOUT_BODY.length}`,
  '',
  TIMEOUT_BODY,
].join('\r\n');

const isUpload = ({ method = '', url = '' }: IncomingMessage): boolean =>
  url.startsWith('/storage/v1/') && ['POST', 'PUT', 'PATCH'].includes(method);

/**
 * Ends a request that arrives too slowly. A large file may take its time on a slow connection as long as it makes
 * progress; a sender that trickles bytes to hold a connection (slow-loris) may not.
 */
export function limitRequestDuration(
  request: IncomingMessage,
  response: ServerResponse,
  timeouts: RequestTimeouts,
): void {
  const { socket } = request;
  const giveUp = () => {
    if (request.complete) return;
    if (!response.headersSent) socket.write(TOO_SLOW);
    socket.destroySoon();
  };
  const arrived = () => socket.bytesRead;
  let timer: NodeJS.Timeout;
  if (isUpload(request)) {
    const end = performance.now() + timeouts.uploadMs;
    let before = arrived();
    timer = setInterval(() => {
      // Bytes the server hasn't read yet are not the sender's delay.
      const isMoving = arrived() - before >= timeouts.uploadStepBytes || request.readableLength > 0;
      before = arrived();
      if (!isMoving || performance.now() > end) giveUp();
    }, timeouts.uploadStepMs);
  } else {
    timer = setTimeout(giveUp, timeouts.requestMs);
  }
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
