import { once } from 'node:events';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

async function dial(port: number, requestText: string) {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  if (requestText !== '') socket.write(requestText);
  return { socket, heard: () => received };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
/** The system distributes connections over the sockets that share the port. */
const MANY = 24;

it("idle connections don't delay shutdown", async () => {
  const app = { fetch: async () => new Response('ok') };
  const listener = await listen(app, '127.0.0.1', 0);
  const silent = await Promise.all(Array.from({ length: MANY }, () => dial(listener.port, '')));
  const idle = await Promise.all(Array.from({ length: MANY }, () => dial(listener.port, get('/'))));
  await expect.poll(() => idle.every(({ heard }) => heard().includes('ok'))).toBe(true);
  const startedAt = performance.now();
  await listener.close();
  expect(performance.now() - startedAt).toBeLessThan(4_000);
  for (const { socket } of [...silent, ...idle]) socket.destroy();
});

it('running requests on any socket are answered before shutdown', async () => {
  const gate = Promise.withResolvers<void>();
  let running = 0;
  const app = {
    fetch: async () => {
      running += 1;
      await gate.promise;
      return new Response('whole');
    },
  };
  const listener = await listen(app, '127.0.0.1', 0);
  const pendingClients = await Promise.all(
    Array.from({ length: MANY }, () => dial(listener.port, get('/slow'))),
  );
  await expect.poll(() => running).toBe(MANY);
  const closed = listener.close();
  gate.resolve();
  await closed;
  await expect
    .poll(() => pendingClients.every(({ heard }) => heard().includes('whole')))
    .toBe(true);
  for (const { socket } of pendingClients) socket.destroy();
});

it('an upgraded connection that is never released is closed on shutdown', async () => {
  const app = { fetch: async () => new Response('ok') };
  const rejectingHandler = {
    accept: (_request: unknown, socket: Duplex) =>
      void socket.end('HTTP/1.1 404 Not Found\r\n\r\n'),
    close: async () => undefined,
  };
  const listener = await listen(app, '127.0.0.1', 0, { upgrades: rejectingHandler });
  const { socket, heard } = await dial(
    listener.port,
    'GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await expect.poll(heard).toContain('404');
  await listener.close();
  socket.destroy();
});
