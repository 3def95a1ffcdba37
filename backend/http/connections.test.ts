import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { CONNECTION_LIMITS } from '../request-limits.ts';
import { type ConnectionRules, Connections, getConnectionContext } from './connections.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;
const SMALL = {
  ...CONNECTION_LIMITS,
  ofAnAddress: 3,
  all: 5,
  pipelined: 2,
} as unknown as typeof CONNECTION_LIMITS;
const respondWithPath: RequestHandler = (request, response) => response.end(request.url);

async function open(handler: RequestHandler = respondWithPath, rules: ConnectionRules = {}) {
  const connections = new Connections({ bounds: SMALL, ...rules });
  const server = createServer((request, response) =>
    connections.handle(request, response, handler),
  );
  server.on('connection', (socket) => connections.admit(socket));
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  closing.push(() => {
    connections.close();
    server.closeAllConnections();
    server.close();
  });
  const dial = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('error', () => undefined);
    const received = { text: '', isClosed: false };
    socket.on('data', (data) => {
      received.text += data;
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    void closed.then(() => {
      received.isClosed = true;
    });
    await once(socket, 'connect');
    return { socket, heard: received, closed };
  };
  return { connections, dial };
}

const get = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
const answered = async (
  { socket, heard }: { socket: Socket; heard: { text: string } },
  expectedText: string,
) => {
  while (!heard.text.includes(expectedText)) await once(socket, 'data');
};

test('a new request replaces the half-open one that has been idle longest', async () => {
  const { dial } = await open();
  const halfOpen = [await dial(), await dial(), await dial()];
  for (const { socket } of halfOpen) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
  const visitor = await dial();
  get(visitor.socket, '/hello');
  await answered(visitor, '/hello');
  await halfOpen[0]?.closed;
  expect(halfOpen.map(({ heard }) => heard.isClosed)).toEqual([true, false, false]);
});

test('rejects a new connection while all others have running requests', async () => {
  const held: ServerResponse[] = [];
  const { dial } = await open((_, response) => held.push(response));
  const busy = [await dial(), await dial(), await dial()];
  for (const { socket } of busy) get(socket, '/work');
  while (held.length < 3) await new Promise((resolve) => setImmediate(resolve));
  await (await dial()).closed;
  expect(busy.map(({ heard }) => heard.isClosed)).toEqual([false, false, false]);
});

test('replaces connections of the busiest address first', async () => {
  const { dial } = await open();
  const greedy = [];
  for (let n = 0; n < 5; n += 1) greedy.push(await dial('127.0.0.2'));
  await Promise.all(greedy.slice(0, 2).map(({ closed }) => closed));
  const others = [await dial('127.0.0.3'), await dial('127.0.0.4'), await dial('127.0.0.5')];
  for (const one of others) {
    get(one.socket, '/hello');
    await answered(one, '/hello');
  }
  // The limit is five: the third connection of the others replaced one of the address with the most.
  expect(greedy.filter(({ heard }) => !heard.isClosed)).toHaveLength(2);
});

test('clients behind a proxy share its address and are not limited by it', async () => {
  const { dial } = await open(respondWithPath, { isProxy: () => true });
  const several = [];
  for (let n = 0; n < 5; n += 1) several.push(await dial());
  for (const one of several) {
    get(one.socket, '/hello');
    await answered(one, '/hello');
  }
  expect(several.some(({ heard }) => heard.isClosed)).toBe(false);
});

test('pipelined requests are handled one by one; the excess gets a retry response', async () => {
  const held: { path: string; response: ServerResponse }[] = [];
  const { dial } = await open(({ url = '' }, response) => held.push({ path: url, response }));
  const pipeline = await dial();
  pipeline.socket.write(
    Array.from({ length: 50 }, (_, n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''),
  );
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(held.map(({ path }) => path)).toEqual(['/0']);
  for (let n = 0; n < 3; n += 1) {
    while (held.length <= n) await new Promise((resolve) => setImmediate(resolve));
    held[n]?.response.end(`answer ${n}`);
  }
  await pipeline.closed;
  expect(held.map(({ path }) => path)).toEqual(['/0', '/1', '/2']);
  expect(pipeline.heard.text).toMatch(/answer 0.*answer 1.*answer 2.*503.*Retry-After: 1/is);
});

test('work is aborted when its client disconnects, and queued requests are dropped', async () => {
  const startedSignals: (AbortSignal | undefined)[] = [];
  const { dial } = await open((request) =>
    startedSignals.push(getConnectionContext(request)?.signal),
  );
  const client = await dial();
  get(client.socket, '/a');
  get(client.socket, '/b');
  while (startedSignals.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const left = once(startedSignals[0] as AbortSignal, 'abort');
  client.socket.destroy();
  await left;
  expect(startedSignals).toHaveLength(1);
});

test('an unread response ends with its connection', async () => {
  const { connections, dial } = await open((_, response) => response.end('x'.repeat(32_000_000)));
  const reader = await dial();
  reader.socket.pause();
  get(reader.socket, '/large');
  const later = () => performance.now() + CONNECTION_LIMITS.unreadMs + 1;
  const timer = setInterval(() => connections.look(later()), 20);
  closing.push(() => clearInterval(timer));
  reader.socket.resume();
  await reader.closed;
  expect(reader.heard.text.length).toBeLessThan(32_000_000);
});
