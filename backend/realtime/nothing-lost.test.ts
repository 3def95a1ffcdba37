import { expect, test, vi } from 'vitest';
import type { Engine, Sql } from '../db/engine.ts';
import type { Listener } from '../db/notifications.ts';
import { DatabaseBroadcasts } from './database-broadcasts.ts';
import { DrainLoop } from './drain-loop.ts';
import { ChangeFeed } from './feed.ts';
import { Rooms } from './rooms.ts';

/** Number of macrotasks between two notifications: those in one packet arrive within a few of each other. */
const TICK_COUNTS = Array.from({ length: 40 }, (_, ticks) => ticks);

const macrotask = () => new Promise((resolve) => setImmediate(resolve));

/** A fake database that announces on request and gives every query the same result. */
function openAnnouncing(respond: (text: string, about: unknown) => unknown[]) {
  const listeners = new Map<string, Listener>();
  const runQuery = async (texts: TemplateStringsArray, about: unknown) =>
    respond(texts.join('?'), about);
  const sql = Object.assign(runQuery, { json: (value: unknown) => value }) as unknown as Sql;
  const engine = {
    kind: 'postgres',
    read: async (_identity: unknown, work: (sql: Sql) => Promise<unknown>) => work(sql),
    write: async (_identity: unknown, work: (sql: Sql) => Promise<unknown>) => work(sql),
    listen: async (channel: string, listener: Listener) => {
      listeners.set(channel, listener);
      return async () => undefined;
    },
  } as unknown as Engine;
  return {
    engine,
    announce: (channel: string, announcement: unknown) =>
      listeners.get(channel)?.onMessage(JSON.stringify(announcement)),
  };
}

/** Sends two notifications the given number of macrotasks apart. */
async function sendApart(ticks: number, say: (n: number) => void): Promise<void> {
  say(1);
  for (let n = 0; n < ticks; n += 1) await undefined;
  say(2);
  await macrotask();
}

const member = (received: string[]) => ({
  version: '1.0.0' as const,
  topic: 'realtime:news',
  hearsBroadcasts: true,
  seesPresence: false,
  deliver: (message: string | Buffer) => received.push(JSON.parse(String(message)).payload.event),
  push: () => undefined,
});

/** The listener sees everything it queries. */
const seenOf = ({ changes }: { changes: string[] }) =>
  changes
    .flatMap((text) => JSON.parse(text) as { 'haven change': number }[])
    .map((asked) => ({ reader: 0, change: asked['haven change'], record: '{}' }));

const message = (event: string) => ({
  id: event,
  topic: 'news',
  event,
  payload: {},
  private: false,
});

test('delivers two database broadcasts regardless of their spacing', async () => {
  for (const ticks of TICK_COUNTS) {
    const { engine, announce } = openAnnouncing(() => []);
    const [rooms, received] = [new Rooms(), [] as string[]];
    rooms.enter('news', false, member(received));
    await new DatabaseBroadcasts(engine, rooms).start();
    await sendApart(ticks, (n) => announce('haven_messages', message(`${n}`)));
    expect(received, `${ticks} moments apart`).toEqual(['1', '2']);
  }
});

test('delivers two row changes regardless of their spacing', async () => {
  for (const ticks of TICK_COUNTS) {
    const { engine, announce } = openAnnouncing((text, about) =>
      text.includes('read_changes') ? seenOf(about as { changes: string[] }) : [],
    );
    const received: string[] = [];
    const feed = new ChangeFeed(engine);
    await feed.start();
    const subscriber = {
      reader: { role: 'anon' as const, claims: '{}' },
      pushChange: (_ids: readonly number[], data: string) =>
        received.push(JSON.parse(data).commit_timestamp),
      reportGap: () => received.push('gap'),
    };
    feed.subscriptions.add(subscriber, 1, {
      schema: 'public',
      table: 'news',
      type: '*',
      filters: [],
      columns: '[]',
    } as never);
    const row = { schema: 'public', table: 'news', type: 'INSERT', key: {}, old: {}, row: {} };
    await sendApart(ticks, (n) => announce('haven_changes', { ...row, at: `${n}` }));
    expect(received, `${ticks} moments apart`).toEqual(['1', '2']);
  }
});

test("delivers complete messages in order even if parked ones can't be read at first", async () => {
  let asked = 0;
  const { engine, announce } = openAnnouncing(() => {
    asked += 1;
    if (asked === 1) throw new Error('The connection is lost');
    return [{ id: 7, announcement: message('long') }];
  });
  const [rooms, received] = [new Rooms(), [] as string[]];
  rooms.enter('news', false, member(received));
  await new DatabaseBroadcasts(engine, rooms).start();
  announce('haven_messages', message('before'));
  announce('haven_messages', { parked: 7 });
  announce('haven_messages', message('after'));
  await macrotask();
  await macrotask();
  expect(received).toEqual(['before', 'long', 'after']);
});

test('logs a failed delivery to one reader without losing it for others or losing later messages', async () => {
  const stderrSpy = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { engine, announce } = openAnnouncing(() => []);
  const [rooms, received] = [new Rooms(), [] as string[]];
  const broken = {
    ...member([]),
    deliver: () => {
      throw new Error('The line is cut');
    },
  };
  rooms.enter('broken', false, { ...broken, topic: 'realtime:broken' });
  rooms.enter('news', false, member(received));
  await new DatabaseBroadcasts(engine, rooms).start();
  announce('haven_messages', { ...message('lost'), topic: 'broken' });
  announce('haven_messages', message('behind it'));
  await macrotask();
  announce('haven_messages', message('later'));
  await macrotask();
  expect(received).toEqual(['behind it', 'later']);
  expect(stderrSpy).toHaveBeenCalledOnce();
  stderrSpy.mockRestore();
});

test('logs a failed round and continues with what is waiting', async () => {
  const stderrSpy = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const [queue, done] = [['broken', 'whole'], [] as string[]];
  const rounds = new DrainLoop(
    () => queue.length > 0,
    async () => {
      const one = queue.shift() ?? '';
      if (one === 'broken') throw new Error(one);
      done.push(one);
    },
  );
  rounds.wake();
  await rounds.settle();
  expect(done).toEqual(['whole']);
  expect(stderrSpy).toHaveBeenCalledOnce();
  stderrSpy.mockRestore();
});
