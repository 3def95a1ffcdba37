import { expect, test, vi } from 'vitest';
import { type Caller, runFor } from './callers.ts';
import { NobodyWaits, TooBusy, Turns } from './turns.ts';

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

/** Jobs that begin in turns and end when told; `begun` names whose they were, in order. */
function openTurns(limits: Partial<typeof LIMITS> = {}) {
  const turns = new Turns({ ...LIMITS, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: Who, name = who.key): Promise<unknown> =>
    runFor(callerOf(who), () =>
      turns.run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { turns, begun, ask, endAll };
}

const VISITOR = { key: 'visitor' };
const FLOOD = { key: 'flood' };
const ADA = { key: 'ada', isKnown: true };

test('no more jobs run at once than there are turns, and a job that fails gives its turn on', async () => {
  const turns = new Turns({ ...LIMITS, atOnce: 2 });
  const gate = Promise.withResolvers<void>();
  const started: number[] = [];
  const jobs = [0, 1, 2].map((n) =>
    turns.run(async () => {
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

test('who floods waits for the own flood: everybody else is next', async () => {
  const { begun, ask, endAll } = openTurns();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(VISITOR)];
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['flood', 'flood', 'visitor', 'flood', 'flood']);
});

test('who is signed in comes before strangers, who get every fourth turn', async () => {
  const { begun, ask, endAll } = openTurns({ waiting: 20, waitingEach: 10 });
  const all = [ask(VISITOR)];
  for (let n = 0; n < 3; n += 1) all.push(ask(VISITOR));
  for (let n = 0; n < 6; n += 1) all.push(ask({ key: `person ${n % 2}`, isKnown: true }));
  await endAll();
  await Promise.all(all);
  expect(begun.slice(1, 5)).toEqual(['person 0', 'person 1', 'person 0', 'visitor']);
  expect(begun.slice(5, 9)).toEqual(['person 1', 'person 0', 'person 1', 'visitor']);
});

test('a line that is full sends away who comes last, and says when to come back', async () => {
  const { begun, ask, endAll } = openTurns();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD)];
  await expect(ask(FLOOD)).rejects.toThrow(TooBusy);
  await expect(ask(FLOOD)).rejects.toMatchObject({ retryAfterSeconds: 1 });
  all.push(ask(ADA));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['flood', 'ada', 'flood', 'flood', 'flood']);
});

test('at one address, who asked least of late comes before the connections that flood', async () => {
  const { begun, ask, endAll } = openTurns();
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

test('who waits asks for nothing meanwhile, and comes before those who ask anew', async () => {
  const { begun, ask, endAll } = openTurns({ waitingEach: 10 });
  let load = 8;
  const all = [ask(FLOOD, 'first'), ask({ ...FLOOD, recentLoad: () => load }, 'old')];
  load = 0.5;
  all.push(ask({ ...FLOOD, recentLoad: () => 1 }, 'new'));
  await endAll();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'old', 'new']);
});

test('a call of a busy connection has its turn, though others of its caller go on asking', async () => {
  const { begun, ask, endAll } = openTurns({ waiting: 20, waitingEach: 10 });
  const all = [ask(FLOOD, 'first'), ask({ ...FLOOD, recentLoad: () => 50 }, 'old')];
  for (let n = 0; n < 8; n += 1) all.push(ask({ ...FLOOD, recentLoad: () => 1 }, 'new'));
  await endAll();
  await Promise.all(all);
  expect(begun.indexOf('old')).toBe(4);
});

test('when all lines together are full, a stranger of the longest one goes for who is signed in', async () => {
  const { ask, endAll } = openTurns();
  const floods = ['a', 'b'].flatMap((key) => [ask({ key }), ask({ key }), ask({ key })]);
  floods.push(ask({ key: 'c' }));
  const outcome = Promise.allSettled(floods);
  await expect(ask({ key: 'd' })).resolves.toBeUndefined;
  const person = ask(ADA);
  await endAll();
  await person;
  expect((await outcome).filter(({ status }) => status === 'rejected')).toHaveLength(2);
});

test('nobody waits longer than the bound', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { ask, endAll } = openTurns();
  const first = ask(FLOOD);
  const second = ask(FLOOD);
  const refused = expect(second).rejects.toThrow(TooBusy);
  await vi.advanceTimersByTimeAsync(LIMITS.waitMs);
  vi.useRealTimers();
  await refused;
  await endAll();
  await first;
});

test('what nobody waits for any more is not begun, unless it has written already', async () => {
  const { begun, ask, endAll } = openTurns();
  const leaving = new AbortController();
  const gone = { key: 'gone', signal: leaving.signal };
  const first = ask(FLOOD);
  const dropped = expect(ask(gone)).rejects.toThrow(NobodyWaits);
  const kept = ask({ ...gone, hasWritten: true }, 'kept');
  leaving.abort();
  await dropped;
  await expect(ask(gone)).rejects.toThrow(NobodyWaits);
  await endAll();
  await Promise.all([first, kept]);
  expect(begun).toEqual(['flood', 'kept']);
});

test("the backend's own work is never sent away", async () => {
  const { turns, begun, ask, endAll } = openTurns();
  const all = [ask(FLOOD), ask(FLOOD), ask(FLOOD), ask(FLOOD)];
  for (let n = 0; n < 20; n += 1) all.push(turns.run(async () => void begun.push('own')));
  await endAll();
  await Promise.all(all);
  expect(begun.filter((name) => name === 'own')).toHaveLength(20);
});
