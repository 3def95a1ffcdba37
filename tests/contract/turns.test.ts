import { Agent, request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { type Caller, withRequestContext } from '../../backend/callers.ts';
import { ClientDisconnectedError } from '../../backend/request-queue.ts';
import { clientFor } from '../support/backend.ts';
import {
  defineManyConnections,
  dialAll,
  head,
  isHosted,
  LIST,
  own,
  SOON_SECONDS,
  startOwnBackend,
  visitorWaits,
} from './turns.ts';

startOwnBackend();

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

defineManyConnections(5);

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
