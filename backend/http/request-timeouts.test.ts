import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limitRequestDuration } from './request-timeouts.ts';

const TIMEOUTS = { requestMs: 300, uploadStepMs: 200, uploadStepBytes: 1000, uploadMs: 60_000 };
const BODY = 20_000;
const PIECE_EVERY_MS = 50;

let onArrival = () => {};
const server = createServer((request, response) => {
  limitRequestDuration(request, response, TIMEOUTS);
  let size = 0;
  request.on('data', (chunk) => {
    size += chunk.length;
    onArrival();
  });
  request.on('end', () => response.end(`got ${size}`));
  request.on('error', () => undefined);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
// Advances time between two chunks, regardless of the machine's speed.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a body in chunks as long as the server accepts it, and resolves with the full response. */
async function send(path: string, piece: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const closed = once(socket, 'close');
  let received = '';
  socket.on('data', (data) => {
    received += data;
    if (received.includes('got')) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${BODY}\r\n\r\n`);
  const ended = closed.then(() => 'closed');
  for (let sent = 0; sent < BODY; sent += piece.length) {
    const arrived = new Promise<void>((resolve) => {
      onArrival = resolve;
    });
    socket.write(piece);
    if ((await Promise.race([arrived, ended])) === 'closed') break;
    await vi.advanceTimersByTimeAsync(PIECE_EVERY_MS);
  }
  await closed;
  return received;
}

test('an upload with progress may take longer than other requests', async () => {
  expect(await send('/storage/v1/object/a/b', 'x'.repeat(1000))).toContain('got 20000');
});

test('an upload that trickles is ended with an error message', async () => {
  const [head = '', body = ''] = (await send('/storage/v1/object/a/b', 'x')).split('\r\n\r\n');
  expect(head).toContain('408');
  expect(JSON.parse(body)).toMatchObject({
    statusCode: '408',
    message: 'The upload was too slow. Try again.',
  });
});

test("any other request that doesn't arrive in time is ended", async () => {
  expect(await send('/rest/v1/profiles', 'x'.repeat(1000))).toContain('408');
});
