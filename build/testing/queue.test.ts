import { expect, test } from 'vitest';
import { type QueuedRun, runQueue } from './queue.ts';

/** Named jobs that end on request; names with `built…` need the build. */
function names(...all: string[]) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work: QueuedRun[] = all.map((name) => ({
    needsBuild: name.startsWith('built'),
    run: () =>
      new Promise((resolve) => {
        started.push(name);
        ends.set(name, resolve);
      }),
  }));
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { work, begun: started, end };
}

function building() {
  let end: (succeeded: boolean) => void = () => undefined;
  const result = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return {
    build: () => result,
    end: async (succeeded: boolean) => {
      end(succeeded);
      await new Promise(setImmediate);
    },
  };
}

test('limits concurrent jobs, including the build', async () => {
  const { work, begun, end } = names('a', 'b', 'c');
  const { build, end: endBuild } = building();
  const all = runQueue(work, 2, build);
  expect(begun).toEqual(['a']);
  await endBuild(true);
  expect(begun).toEqual(['a', 'b']);
  await end('a');
  await end('b');
  await end('c');
  expect(await all).toEqual([]);
});

test("runs jobs that don't need the build before it is ready", async () => {
  const { work, begun, end } = names('built a', 'b', 'built c', 'd');
  const { build, end: endBuild } = building();
  const all = runQueue(work, 2, build);
  await end('b');
  expect(begun).toEqual(['b', 'd']);
  await endBuild(true);
  expect(begun).toEqual(['b', 'd', 'built a']);
  await end('d');
  expect(begun).toEqual(['b', 'd', 'built a', 'built c']);
  await end('built a');
  await end('built c');
  expect(await all).toEqual([]);
});

test('names jobs that never ran because the build failed', async () => {
  const { work, begun, end } = names('built a', 'b');
  const { build, end: endBuild } = building();
  const all = runQueue(work, 2, build);
  await endBuild(false);
  await end('b');
  expect(await all).toEqual([work[0]]);
  expect(begun).toEqual(['b']);
});
