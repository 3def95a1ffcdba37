import { expect, test, vi } from 'vitest';
import { type Caller, withRequestContext } from './callers.ts';
import { ClientDisconnectedError, OverloadedError, RequestQueue } from './request-queue.ts';

const LIMITS = { atOnce: 1, waiting: 6, waitingEach: 3, waitMs: 60_000 };

interface Who extends Partial<Caller> {
  key: string;
}

function callerOf(who: Who): Caller {
  return {
    isKnown: false,
    isService: false,
    recentLoad: () => 0,
    signal: new AbortController().signal,
    hasWritten: false,
    isAnswered: false,
    ...who,
  };
}

/** Jobs that start by rotation and end on request; `begun` lists their callers in order. */
function openQueue(limits: Partial<typeof LIMITS> = {}) {
  const queue = new RequestQueue({ ...LIMITS, ...limits });
  const startedNames: string[] = [];
  const ends: (() => void)[] = [];
  const enqueue = (who: Who, name = who.key): Promise<unknown> =>
    withRequestContext(callerOf(who), () =>
      queue.run(() => {
        startedNames.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { turns: queue, begun: startedNames, ask: enqueue, endAll };
}

const VISITOR = { key: 'visitor' };
const FLOOD = { key: 'flood' };
const ADA = { key: 'ada', isKnown: true };

test('limits concurrent jobs and frees the slot of a failed job', async () => {
  const queue = new RequestQueue({ ...LIMITS, atOnce: 2 });
  const gate = Promise.withResolvers<void>();
  const started: number[] = [];
  const jobs = [0, 1, 2].map((n) =>
    queue.run(async () => {
      started.push(n);
      await gate.promise;
      if (n === 0) throw new Error('no');
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gate.resolve();
  await expect(jobs[0]).rejects.toThrow('no');
  await Promise.all(jobs.slice(1));
  expect(started).toEqual([0, 1, 2]);
});

test('delays only the caller that floods the queue', async () => {
  const { begun, ask, endAll } = openQueue();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(VISITOR)];
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['flood', 'flood', 'visitor', 'flood', 'flood']);
});

test('serves signed-in callers first and gives anonymous ones every fourth turn', async () => {
  const { begun, ask, endAll } = openQueue({ waiting: 20, waitingEach: 10 });
  const all = [ask(VISITOR)];
  for (let n = 0; n < 3; n += 1) all.push(ask(VISITOR));
  for (let n = 0; n < 6; n += 1) all.push(ask({ key: `person ${n % 2}`, isKnown: true }));
  await endAll();
  await Promise.all(all);
  expect(begun.slice(1, 5)).toEqual(['person 0', 'person 1', 'person 0', 'visitor']);
  expect(begun.slice(5, 9)).toEqual(['person 1', 'person 0', 'person 1', 'visitor']);
});

test('rejects the last caller with a retry time when the queue is full', async () => {
  const { begun, ask, endAll } = openQueue();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD)];
  await expect(ask(FLOOD)).rejects.toThrow(OverloadedError);
  await expect(ask(FLOOD)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  all.push(ask(ADA));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['flood', 'ada', 'flood', 'flood', 'flood']);
});

test('prefers the connection with the fewest recent requests at one address', async () => {
  const { begun, ask, endAll } = openQueue();
  const busy = { ...FLOOD, recentLoad: () => 50 };
  const first = ask(busy);
  const flood = [ask(busy), ask(busy), ask(busy)];
  const outcome = Promise.allSettled(flood);
  const neighbour = ask(FLOOD, 'neighbour');
  await endAll();
  await Promise.all([first, neighbour]);
  expect(begun[1]).toBe('neighbour');
  expect((await outcome).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
});

test("lowers a waiting caller's load so that it runs before new requests", async () => {
  const { begun, ask, endAll } = openQueue({ waitingEach: 10 });
  let load = 8;
  const all = [ask(FLOOD, 'first'), ask({ ...FLOOD, recentLoad: () => load }, 'old')];
  load = 0.5;
  all.push(ask({ ...FLOOD, recentLoad: () => 1 }, 'new'));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'old', 'new']);
});

test("runs a busy connection's call while its caller's other connections keep requesting", async () => {
  const { begun, ask, endAll } = openQueue({ waiting: 20, waitingEach: 10 });
  const all = [ask(FLOOD, 'first'), ask({ ...FLOOD, recentLoad: () => 50 }, 'old')];
  for (let n = 0; n < 8; n += 1) all.push(ask({ ...FLOOD, recentLoad: () => 1 }, 'new'));
  await endAll();
  await Promise.all(all);
  expect(begun.indexOf('old')).toBe(4);
});

test('drops an anonymous job of the longest queue for a signed-in caller when all queues are full', async () => {
  const { ask, endAll } = openQueue();
  const floods = ['a', 'b'].flatMap((key) => [ask({ key }), ask({ key }), ask({ key })]);
  floods.push(ask({ key: 'c' }));
  const outcome = Promise.allSettled(floods);
  await expect(ask({ key: 'd' })).resolves.toBeUndefined;
  const person = ask(ADA);
  await endAll();
  await person;
  expect((await outcome).filter(({ status }) => status === 'rejected')).toHaveLength(2);
});

test('limits the waiting time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, endAll } = openQueue();
  const first = ask(FLOOD);
  const second = ask(FLOOD);
  const rejection = expect(second).rejects.toThrow(OverloadedError);
  await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
  vi.useRealTimers();
  await rejection;
  await endAll();
  await first;
});

test('skips abandoned jobs unless they have already written', async () => {
  const { begun, ask, endAll } = openQueue();
  const controller = new AbortController();
  const disconnected = { key: 'gone', signal: controller.signal };
  const first = ask(FLOOD);
  const dropped = expect(ask(disconnected)).rejects.toThrow(ClientDisconnectedError);
  const retained = ask({ ...disconnected, hasWritten: true }, 'kept');
  controller.abort();
  await dropped;
  await expect(ask(disconnected)).rejects.toThrow(ClientDisconnectedError);
  await endAll();
  await Promise.all([first, retained]);
  expect(begun).toEqual(['flood', 'kept']);
});

test("never rejects the backend's own work", async () => {
  const { turns, begun, ask, endAll } = openQueue();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD)];
  for (let n = 0; n < 20; n += 1) all.push(turns.run(async () => void begun.push('own')));
  await endAll();
  await Promise.all(all);
  expect(begun.filter((name) => name === 'own')).toHaveLength(20);
});
