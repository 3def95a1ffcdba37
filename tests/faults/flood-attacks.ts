import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as moment } from 'node:timers/promises';
import type { BackendFacts } from '../support/test-backend.ts';

/** Orders for the attacker process: the target and the accounts to use. */
export interface FloodOrder {
  facts: BackendFacts;
  /** Access tokens of participating accounts. */
  tokens: readonly string[];
  /** Load factor; 1 is the load that revealed the bugs. */
  scale: number;
}

const HERE = '127.0.0.1';
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.2' : HERE;
const LIST = '/rest/v1/listings?select=*,listing_images(*)&order=created_at.desc&limit=50';

const nested = (levels: number): string =>
  levels === 0 ? '*' : `*,${levels % 2 ? 'listings' : 'listing_images'}(${nested(levels - 1)})`;

/** Opens a socket that ignores all errors; `closed` resolves when either side hangs up. */
function dial(url: string, localAddress: string) {
  const { port } = new URL(url);
  const socket = connect({ host: HERE, port: Number(port), localAddress });
  socket.on('error', () => undefined);
  socket.resume();
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { socket, closed };
}

const head = (facts: BackendFacts, request: string, headers: Record<string, string> = {}) => {
  const all = { Host: new URL(facts.url).host, apikey: facts.publishableKey, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${request} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

/** Sends nested embeds, one request at a time on each of ten connections. */
async function nestedEmbeds({ facts }: FloodOrder): Promise<void> {
  const request = head(facts, `GET /rest/v1/listing_images?select=${nested(41)}`);
  for (;;) {
    const { socket, closed } = dial(facts.url, ELSEWHERE);
    socket.write(request);
    await Promise.race([once(socket, 'data').catch(() => undefined), closed]);
    socket.destroy();
  }
}

/** Pipelines many calls on one connection, drops it after 0.3 seconds and reconnects. */
async function pipelined(facts: BackendFacts, count: number, address: string, headers = {}) {
  const calls = head(facts, `GET ${LIST}`, headers).repeat(count);
  for (;;) {
    const { socket, closed } = dial(facts.url, address);
    socket.write(calls);
    await Promise.race([moment(300), closed]);
    socket.destroy();
    await moment(1_000);
  }
}

/** Keeps one call running per connection and sends the next when it is answered. */
async function calls(facts: BackendFacts, address: string, headers = {}): Promise<void> {
  const call = head(facts, `GET ${LIST}`, headers);
  for (;;) {
    const { socket, closed } = dial(facts.url, address);
    socket.on('data', (data) => {
      if (data.includes('HTTP/1.1 ')) socket.write(call);
    });
    socket.write(call);
    await closed;
    await moment(20);
  }
}

/** Sends a request byte by byte and never finishes it. */
async function halfOpen({ facts }: FloodOrder): Promise<void> {
  for (;;) {
    const { socket, closed } = dial(facts.url, HERE);
    socket.write(`GET / HTTP/1.1\r\nHost: ${new URL(facts.url).host}\r\nX-Slow: `);
    const dripping = setInterval(() => socket.write('x'), 1_000);
    await closed;
    clearInterval(dripping);
    await moment(1_000);
  }
}

/** Announces a large upload and sends it very slowly. */
async function slowUpload({ facts }: FloodOrder, token: string, number: number): Promise<void> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const path = `/storage/v1/object/avatars/${claims.sub}/slow-${number}.png`;
  const request = head(facts, `POST ${path}`, {
    authorization: `Bearer ${token}`,
    'content-type': 'image/png',
    'content-length': '2000000',
  });
  for (;;) {
    const { socket, closed } = dial(facts.url, ELSEWHERE);
    socket.write(request);
    const dripping = setInterval(() => drip(socket), 500);
    await closed;
    clearInterval(dripping);
    await moment(100);
  }
}

const drip = (socket: Socket): void => {
  if (socket.writable) socket.write(Buffer.alloc(512));
};

process.once('message', (order: FloodOrder) => {
  const { facts, tokens, scale } = order;
  const many = (count: number, attack: (n: number) => Promise<void>) => {
    for (let n = 0; n < Math.ceil(count * scale); n += 1) void attack(n);
  };
  const bearer = (n: number) => ({ authorization: `Bearer ${tokens[n % tokens.length]}` });
  many(10, () => nestedEmbeds(order));
  many(20, () => pipelined(facts, 500, HERE));
  many(150, () => pipelined(facts, 50, ELSEWHERE));
  many(20, (n) => pipelined(facts, 50, ELSEWHERE, bearer(n)));
  many(100, () => calls(facts, HERE));
  many(50, (n) => calls(facts, HERE, bearer(n)));
  many(1_000, () => halfOpen(order));
  many(64, (n) => slowUpload(order, tokens[n % tokens.length] ?? '', n));
});
process.once('disconnect', () => process.exit(0));
