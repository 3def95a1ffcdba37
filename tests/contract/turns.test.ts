import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Caller, withRequestContext } from '../../backend/callers.ts';
import { POSTGRES_QUEUE_LIMITS } from '../../backend/request-limits.ts';
import { ClientDisconnectedError } from '../../backend/request-queue.ts';
import { isFullRun } from '../../build/testing/full-run.ts';
import {
  backend,
  clientFor,
  type SeparateBackend,
  startSeparateBackend,
} from '../support/backend.ts';

const isHosted = backend().engine === 'hosted';
/**
 * One backend for all tests: connections opened in a rush are dropped, so tests whose connections must not be come
 * first.
 */
let own: SeparateBackend;
beforeAll(async () => {
  if (!isHosted) own = await startSeparateBackend({ turns: POSTGRES_QUEUE_LIMITS });
});
afterAll(() => own?.close());

const LIST = '/rest/v1/listings?select=*,listing_images(*)&order=created_at.desc&limit=50';
const head = () =>
  `GET ${LIST} HTTP/1.1\r\nHost: ${new URL(own.url).host}\r\napikey: ${own.publishableKey}\r\n\r\n`;

async function dial(): Promise<Socket> {
  const socket = connect(Number(new URL(own.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.resume();
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
  return socket;
}

const dialAll = (count: number) => Promise.all(Array.from({ length: count }, dial));

/** Another client address, because the load has used up its own address's limits. */
const ELSEWHERE = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';

const statusOfVisit = () =>
  new Promise<number | undefined>((resolve) => {
    const requestOptions = {
      agent: false,
      localAddress: ELSEWHERE,
      headers: { apikey: own.publishableKey },
    };
    const sent = request(
      `${own.url}/rest/v1/listings?select=id&limit=1`,
      requestOptions,
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode));
      },
    );
    sent.on('error', () => resolve(undefined)).end();
  });

/**
 * Returns the CPU seconds until a visitor gets a response, including the load itself, since both run in this process.
 * Wall-clock time depends on what else the machine does.
 */
async function visitorWaits(): Promise<number> {
  const began = process.cpuUsage();
  await vi.waitFor(async () => expect(await statusOfVisit()).toBe(200), { timeout: 110_000 });
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
}

/** Generous; the bugs took minutes. */
const SOON_SECONDS = 15;

interface ResponseSummary {
  status: number;
  retryAfter: string | undefined;
  text: string;
}

test.skipIf(isHosted)(
  "rejects requests over an address's limit with 503 and a retry time, and serves others",
  async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 240 });
    const call = () =>
      new Promise<ResponseSummary>((resolve, reject) => {
        const headers = { apikey: own.publishableKey };
        request(`${own.url}${LIST}`, { agent, headers }, async (response) => {
          const pieces: Buffer[] = [];
          for await (const piece of response) pieces.push(piece);
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            text: Buffer.concat(pieces).toString(),
          });
        })
          .on('error', reject)
          .end();
      });
    const flood = Promise.all(Array.from({ length: 240 }, call));
    const known = clientFor(own, own.secretKey).from('listings').select('id').limit(1);
    const [responses, { error }] = await Promise.all([flood, known]);
    agent.destroy();
    expect(error).toBeNull();
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected.length).toBeLessThan(responses.length);
    for (const { status, retryAfter, text } of rejected) {
      expect(status).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(JSON.parse(text)).toMatchObject({ code: 'PGRST003', details: null, hint: null });
    }
  },
);

test.skipIf(isHosted)(
  'delays no one with twenty connections of 500 calls each, closed after 0.3 seconds',
  async () => {
    const sockets = await dialAll(20);
    for (const socket of sockets) socket.write(head().repeat(500));
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const socket of sockets) socket.destroy();
    expect(await visitorWaits()).toBeLessThan(SOON_SECONDS);
  },
);

test.skipIf(isHosted)(
  'serves others despite a thousand half-open requests from one address',
  async () => {
    const sockets = await dialAll(1_000);
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nX-Slow: ');
    const waits = await visitorWaits();
    for (const socket of sockets) socket.destroy();
    expect(waits).toBeLessThan(SOON_SECONDS);
  },
);

const EACH = isFullRun ? 50 : 5;

test.skipIf(isHosted)(
  `delays no one with a thousand connections of ${EACH} calls each`,
  async () => {
    const sockets = await dialAll(1_000);
    for (const socket of sockets) socket.write(head().repeat(EACH));
    const waits = await visitorWaits();
    for (const socket of sockets) socket.destroy();
    expect(waits).toBeLessThan(SOON_SECONDS);
  },
);

const callerOf = (signal: AbortSignal): Caller => ({
  key: 'somebody',
  isKnown: false,
  isService: false,
  recentLoad: () => 0,
  signal,
  hasWritten: false,
  isAnswered: false,
});

test.skipIf(isHosted)('stops or never starts a query whose client has disconnected', async () => {
  const { database } = own;
  const isPostgres = database.kind === 'postgres';
  const controller = new AbortController();
  const started: string[] = [];
  const read = (name: string, query: string) =>
    withRequestContext(callerOf(controller.signal), () =>
      database.read('system', async (sql) => {
        started.push(name);
        return sql.unsafe(query);
      }),
    );
  const fill = Array.from({ length: database.turns.atOnce }, (_, n) =>
    read(
      `running ${n}`,
      isPostgres ? 'select pg_sleep(30)' : 'select count(*) from generate_series(1, 2e6)',
    ),
  );
  const outcome = Promise.allSettled(fill);
  await vi.waitFor(() => expect(started.length).toBeGreaterThan(0));
  const queuedRead = read('waiting', 'select 1');
  const dropped = expect(queuedRead).rejects.toThrow(ClientDisconnectedError);
  controller.abort();
  await dropped;
  const settled = await outcome;
  expect(started).not.toContain('waiting');
  if (!isPostgres) return;
  for (const one of settled)
    expect(one).toMatchObject({ reason: expect.any(ClientDisconnectedError) });
  const rows = await database.read(
    'system',
    (sql) =>
      sql`select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`,
  );
  expect(rows).toHaveLength(0);
});

test.skipIf(isHosted)('finishes a write whose client has disconnected', async () => {
  const { database } = own;
  const controller = new AbortController();
  const written = withRequestContext(callerOf(controller.signal), () =>
    database.write('system', async (sql) => {
      controller.abort();
      await sql`insert into haven_local.settings (key, value) values ('left', 'kept')`;
    }),
  );
  await written;
  const rows = await database.read(
    'system',
    (sql) => sql`select value from haven_local.settings where key = 'left'`,
  );
  expect(rows).toEqual([{ value: 'kept' }]);
});
