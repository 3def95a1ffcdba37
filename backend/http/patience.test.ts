import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boundArrival } from './patience.ts';

const PATIENCE = { requestMs: 300, uploadStepMs: 200, uploadStepBytes: 1000, uploadMs: 60_000 };

const server = createServer((request, response) => {
  boundArrival(request, response, PATIENCE);
  let size = 0;
  request.on('data', (chunk) => {
    size += chunk.length;
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

/** Sends pieces of a body of 20 kB, one every 50 ms, and resolves with everything it hears. */
async function send(path: string, piece: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
    if (heard.includes('got')) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 20000\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent + piece.length <= 20_000) socket.write(piece);
    sent += piece.length;
  }, 50);
  await once(socket, 'close');
  clearInterval(timer);
  return heard;
}

test('an upload that moves may take longer than any other request', async () => {
  expect(await send('/storage/v1/object/a/b', 'x'.repeat(1000))).toContain('got 20000');
});

test('an upload that drips is ended', async () => {
  expect(await send('/storage/v1/object/a/b', 'x')).toContain('408');
});

test('any other request that does not arrive in time is ended', async () => {
  expect(await send('/rest/v1/profiles', 'x'.repeat(1000))).toContain('408');
});
