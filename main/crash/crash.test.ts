import { expect, test, vi } from 'vitest';
import { FakeClock, flushPromises } from '../testing/fake-clock.ts';
import { type CrashChoice, CrashGuard, type GuardedWindow } from './guard.ts';
import { RestartPolicy } from './restart-policy.ts';

const CRASH = { reason: 'crashed', exitCode: 5 } as const;

function guard(answer: CrashChoice = 'wait') {
  const clock = new FakeClock();
  const log = { warning: vi.fn(), error: vi.fn() };
  const promptUser = vi.fn(async () => answer);
  const quit = vi.fn();
  const window = {
    name: 'main',
    isDestroyed: () => false,
    reload: vi.fn(),
    kill: vi.fn(),
  } satisfies GuardedWindow;
  return {
    guard: new CrashGuard({ clock, log, ask: promptUser, quit }),
    clock,
    log,
    ask: promptUser,
    quit,
    window,
  };
}

test('reloads a crashed window three times, then asks the user', async () => {
  const { guard: crashes, window, ask, log } = guard();
  for (let n = 0; n < 4; n += 1) await crashes.renderProcessGone(window, CRASH);
  expect(window.reload).toHaveBeenCalledTimes(3);
  expect(ask.mock.calls).toEqual([['crashed-again']]);
  expect(log.error).toHaveBeenCalledTimes(4);
});

test("doesn't use up the restarts when crashes are far apart", async () => {
  const { guard: crashes, window, ask, clock } = guard();
  for (let n = 0; n < 10; n += 1) {
    await crashes.renderProcessGone(window, CRASH);
    await clock.pass(5 * 60_000);
  }
  expect(window.reload).toHaveBeenCalledTimes(10);
  expect(ask).not.toHaveBeenCalled();
});

test('counts the restarts of each window separately', async () => {
  const { guard: crashes, window } = guard();
  const other = { ...window, reload: vi.fn() };
  for (let n = 0; n < 5; n += 1) await crashes.renderProcessGone(window, CRASH);
  await crashes.renderProcessGone(other, CRASH);
  expect(other.reload).toHaveBeenCalledOnce();
});

test('ignores a window that is closing or already closed', async () => {
  const { guard: crashes, window, log } = guard();
  await crashes.renderProcessGone(window, { reason: 'clean-exit', exitCode: 0 });
  await crashes.renderProcessGone({ ...window, isDestroyed: () => true }, CRASH);
  expect(window.reload).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

test("doesn't keep reloading a damaged installation", async () => {
  const { guard: crashes, window, quit } = guard('quit');
  await crashes.renderProcessGone(window, { reason: 'integrity-failure', exitCode: 1 });
  expect(window.reload).not.toHaveBeenCalled();
  expect(quit).toHaveBeenCalledOnce();
});

test("doesn't ask after a short hang and asks once after a long one", async () => {
  const { guard: crashes, window, ask, clock } = guard();
  crashes.unresponsive(window);
  await clock.pass(9_000);
  crashes.responsive(window);
  await clock.pass(60_000);
  expect(ask).not.toHaveBeenCalled();
  crashes.unresponsive(window);
  crashes.unresponsive(window);
  await clock.pass(60_000);
  expect(ask.mock.calls).toEqual([['not-responding']]);
});

test("kills a hung window on the user's request unless it responds first", async () => {
  const { guard: crashes, window, clock } = guard('reload');
  crashes.unresponsive(window);
  await clock.pass(10_000);
  expect(window.kill).toHaveBeenCalledOnce();

  const late = guard('reload');
  let answer: (value: CrashChoice) => void = () => {};
  late.ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  late.guard.unresponsive(late.window);
  await late.clock.pass(10_000);
  late.guard.responsive(late.window);
  answer('reload');
  await flushPromises();
  expect(late.window.kill).not.toHaveBeenCalled();
});

test('logs ended helper processes without restarting them', () => {
  const { guard: crashes, log } = guard();
  crashes.childProcessGone({ type: 'GPU', reason: 'crashed', exitCode: 9 });
  crashes.childProcessGone({ type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect(log.error).toHaveBeenCalledOnce();
});

test('counts restarts only within the time window', () => {
  const policy = new RestartPolicy(2, 1000);
  expect([0, 1, 2].map((now) => policy.mayRestart(now))).toEqual([true, true, false]);
  expect(policy.mayRestart(1000)).toBe(true);
});
