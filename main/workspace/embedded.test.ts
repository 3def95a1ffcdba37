import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { type BackendProcess, EmbeddedBackend, embeddedEnvironment } from './embedded.ts';

const KEY = 'sb_publishable_0123456789';
const MAILBOX = 'http://127.0.0.1:4173/_local/mail?key=k-1';
const READY = {
  kind: 'ready',
  url: 'http://127.0.0.1:4173',
  publishableKey: KEY,
  mailbox: MAILBOX,
};

class FakeProcess extends EventEmitter {
  readonly args: readonly string[];
  postMessage = vi.fn();
  kill = vi.fn(() => true);

  constructor(args: readonly string[] = []) {
    super();
    this.args = args;
  }
}

function embedded() {
  const processes: FakeProcess[] = [];
  const clock = new FakeClock();
  const log = { info: vi.fn(), error: vi.fn() };
  const fork = (...args: string[]) => {
    const process = new FakeProcess(args);
    processes.push(process);
    return process as unknown as BackendProcess;
  };
  const backend = new EmbeddedBackend({ fork, clock, log });
  const states: string[] = [];
  backend.onChange(({ kind }) => states.push(kind));
  const newest = () => processes.at(-1) ?? new FakeProcess();
  return { backend, clock, processes, newest, states };
}

async function ready() {
  const parts = embedded();
  const started = parts.backend.start();
  parts.newest().emit('message', READY);
  await started;
  return parts;
}

test('starts in its own process and reports its address', async () => {
  const { backend, newest, processes } = embedded();
  const both = [backend.start(), backend.start()];
  newest().emit('message', { ...READY, demoPassword: 'blue-lamp' });
  const state = { ...READY, demoPassword: 'blue-lamp' };
  expect(await Promise.all(both)).toEqual([state, state]);
  expect(processes).toHaveLength(1);
});

test('closes in order, and stopping waits for it', async () => {
  const { backend, newest, states, clock } = await ready();
  const stopped = backend.stop();
  expect(newest().postMessage).toHaveBeenCalledWith('close');
  await flushPromises();
  expect(states.at(-1)).toBe('ready');
  newest().emit('exit', 0);
  await stopped;
  expect(states).toEqual(['starting', 'ready', 'stopped']);
  expect(newest().kill).not.toHaveBeenCalled();
  expect(clock.waiting).toBe(0);
});

test("kills a process that doesn't close, and continues even if that fails", async () => {
  const { backend, newest, clock } = await ready();
  const stopped = backend.stop();
  await clock.pass(15_000);
  expect(newest().kill).toHaveBeenCalledOnce();
  await clock.pass(5_000);
  await stopped;
  expect(backend.state.kind).toBe('stopped');
});

test('restarts after a crash with increasing backoff, then gives up', async () => {
  const { backend, newest, processes, clock, states } = await ready();
  for (const wait of [1000, 3000, 10_000, 30_000]) {
    const count = processes.length;
    newest().emit('exit', 9);
    await clock.pass(wait - 1);
    expect(processes).toHaveLength(count);
    await clock.pass(1);
    expect(processes).toHaveLength(count + 1);
  }
  newest().emit('exit', 9);
  expect(backend.state).toEqual({ kind: 'failed', reason: 'crashing' });
  expect(states).toEqual(['starting', 'ready', 'starting', 'failed']);
});

test('reports its new address after a restart', async () => {
  const { backend, newest, clock } = await ready();
  newest().emit('exit', 9);
  const again = backend.start();
  await clock.pass(1000);
  newest().emit('message', { ...READY, url: 'http://127.0.0.1:5000' });
  expect(await again).toMatchObject({ kind: 'ready', url: 'http://127.0.0.1:5000' });
});

test('reports an unrecoverable error at once', async () => {
  for (const reason of ['in-use', 'migration'] as const) {
    const { backend, newest, processes, clock } = embedded();
    const started = backend.start();
    newest().emit('message', { kind: 'failed', reason });
    newest().emit('exit', 1);
    expect(await started).toEqual({ kind: 'failed', reason });
    await clock.pass(60_000);
    expect(processes).toHaveLength(1);
  }
});

test('kills and retries a process that never becomes ready', async () => {
  const { backend, newest, processes, clock } = embedded();
  void backend.start();
  await clock.pass(300_000);
  expect(newest().kill).toHaveBeenCalledOnce();
  newest().emit('exit', 15);
  await clock.pass(1000);
  expect(processes).toHaveLength(2);
});

test('leaves no process behind when stopped during backoff', async () => {
  const { backend, newest, processes, clock } = await ready();
  newest().emit('exit', 9);
  await backend.stop();
  await clock.pass(60_000);
  expect(processes).toHaveLength(1);
  expect(backend.state.kind).toBe('stopped');
});

test('ignores a stopped process', async () => {
  const { backend, processes, clock } = embedded();
  void backend.start();
  const stopped = backend.stop();
  processes[0]?.emit('message', READY);
  processes[0]?.emit('exit', 0);
  await stopped;
  void backend.start();
  processes[0]?.emit('message', READY);
  processes[0]?.emit('exit', 9);
  expect(backend.state.kind).toBe('starting');
  await clock.pass(60_000);
  expect(processes).toHaveLength(2);
});

test.each([
  ['erased', { kind: 'erased' }],
  ['in-use', { kind: 'failed', reason: 'in-use' }],
  ['failed', { kind: 'failed', reason: 'other' }],
])('deletes its data in a process that holds the folder: %s', async (outcome, message) => {
  const { backend, newest, processes } = await ready();
  const erased = backend.erase();
  processes[0]?.emit('exit', 0);
  await flushPromises();
  expect(newest().args).toEqual(['erase']);
  newest().emit('message', message);
  expect(newest().postMessage).toHaveBeenCalledWith('close');
  newest().emit('exit', 0);
  expect(await erased).toBe(outcome);
});

test.each([
  null,
  'ready',
  { kind: 'ready' },
  { ...READY, url: 'https://evil.example' },
  { ...READY, url: 'http://127.0.0.1:80@evil.example' },
])("doesn't become ready on a message such as %j", (message) => {
  const { backend, newest } = embedded();
  void backend.start();
  newest().emit('message', message);
  expect(backend.state.kind).toBe('starting');
});

test('passes its folder and a minimal environment', () => {
  expect(embeddedEnvironment('/home/me/.config/haven')).toEqual({
    HAVEN_DATA_DIR: '/home/me/.config/haven/workspace',
    HAVEN_SEED: 'demo',
    HAVEN_HOST: '127.0.0.1',
    PORT: '0',
    HAVEN_ALLOWED_ORIGINS: 'app://haven',
  });
});
