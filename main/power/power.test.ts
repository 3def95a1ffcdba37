import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { type PowerPort, type SystemEvent, SystemEvents } from './stream.ts';
import { type GuardedWindow, guardAgainstWhiteScreen } from './white-screen-guard.ts';

function computer() {
  const power = new EventEmitter();
  const events = new SystemEvents(power as unknown as PowerPort);
  const received: SystemEvent[] = [];
  events.onEvent((event) => received.push(event));
  return { power, events, heard: received };
}

test('merges power, lock, and network events into one stream without duplicates', () => {
  const { power, events, heard } = computer();
  for (const event of ['resume', 'suspend', 'suspend', 'lock-screen', 'resume', 'unlock-screen']) {
    power.emit(event);
  }
  for (const isOnline of [true, false, false, true]) events.reportNetwork(isOnline);
  expect(heard).toEqual(['suspend', 'lock', 'resume', 'unlock', 'offline', 'online']);
});

const window = (overrides: Partial<GuardedWindow> = {}) => ({
  name: 'main',
  isDestroyed: () => false,
  isVisible: () => true,
  repaint: vi.fn(),
  hasDrawn: () => Promise.resolve(true),
  reload: vi.fn(),
  ...overrides,
});

async function afterWaking(windows: GuardedWindow[]) {
  const { power, events } = computer();
  const clock = new FakeClock();
  const log = { warning: vi.fn() };
  const stop = guardAgainstWhiteScreen({ events, clock, log, windows: () => windows });
  power.emit('suspend');
  await clock.pass(60_000);
  power.emit('resume');
  await clock.pass(60_000);
  return { power, clock, log, stop };
}

test("reloads a window that can't draw after waking and repaints the others", async () => {
  const white = window({ hasDrawn: () => new Promise(() => {}) });
  const broken = window({ hasDrawn: () => Promise.reject(new Error('no bridge')) });
  const healthy = window();
  const hidden = window({ isVisible: () => false });
  const { log } = await afterWaking([white, broken, healthy, hidden]);
  expect(white.reload).toHaveBeenCalledOnce();
  expect(broken.reload).toHaveBeenCalledOnce();
  expect(healthy.repaint).toHaveBeenCalledOnce();
  expect(healthy.reload).not.toHaveBeenCalled();
  expect(hidden.repaint).not.toHaveBeenCalled();
  expect(log.warning).toHaveBeenCalledTimes(2);
});

test('leaves windows alone when the computer sleeps again right after waking', async () => {
  const { power, events } = computer();
  const clock = new FakeClock();
  const white = window({ hasDrawn: () => new Promise(() => {}) });
  guardAgainstWhiteScreen({ events, clock, log: { warning: vi.fn() }, windows: () => [white] });
  for (const event of ['suspend', 'resume', 'suspend']) power.emit(event);
  await clock.pass(60_000);
  expect(white.repaint).not.toHaveBeenCalled();
});

test('repaints once for waking and unlocking together, and not after the guard was stopped', async () => {
  const healthy = window();
  const { power, clock, stop } = await afterWaking([healthy]);
  power.emit('suspend');
  power.emit('lock-screen');
  power.emit('resume');
  power.emit('unlock-screen');
  await clock.pass(60_000);
  expect(healthy.repaint).toHaveBeenCalledTimes(2);
  stop();
  power.emit('suspend');
  power.emit('resume');
  await clock.pass(60_000);
  expect(healthy.repaint).toHaveBeenCalledTimes(2);
});
