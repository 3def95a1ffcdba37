import { expect, test, vi } from 'vitest';
import { FakeClock, settle } from '../testing/fake-clock.ts';
import { type CrashAnswer, CrashGuard, type GuardedWindow } from './guard.ts';
import { RestartPolicy } from './restart-policy.ts';

const CRASH = { reason: 'crashed', exitCode: 5 } as const;

function guard(answer: CrashAnswer = 'wait') {
  const clock = new FakeClock();
  const log = { warning: vi.fn(), error: vi.fn() };
  const ask = vi.fn(async () => answer);
  const quit = vi.fn();
  const window = {
    name: 'main',
    isDestroyed: () => false,
    reload: vi.fn(),
    kill: vi.fn(),
  } satisfies GuardedWindow;
  return { guard: new CrashGuard({ clock, log, ask, quit }), clock, log, ask, quit, window };
}

test('a crashed window comes back by itself three times, and then somebody is asked', async () => {
  const { guard: crashes, window, ask, log } = guard();
  for (let n = 0; n < 4; n += 1) await crashes.renderProcessGone(window, CRASH);
  expect(window.reload).toHaveBeenCalledTimes(3);
  expect(ask.mock.calls).toEqual([['crashed-again']]);
  expect(log.error).toHaveBeenCalledTimes(4);
});

test('crashes that lie far apart never use the restarts up', async () => {
  const { guard: crashes, window, ask, clock } = guard();
  for (let n = 0; n < 10; n += 1) {
    await crashes.renderProcessGone(window, CRASH);
    await clock.pass(5 * 60_000);
  }
  expect(window.reload).toHaveBeenCalledTimes(10);
  expect(ask).not.toHaveBeenCalled();
});

test('one window that keeps crashing does not cost the others their restarts', async () => {
  const { guard: crashes, window } = guard();
  const other = { ...window, reload: vi.fn() };
  for (let n = 0; n < 5; n += 1) await crashes.renderProcessGone(window, CRASH);
  await crashes.renderProcessGone(other, CRASH);
  expect(other.reload).toHaveBeenCalledOnce();
});

test('a window that closes, or is gone already, is left alone', async () => {
  const { guard: crashes, window, log } = guard();
  await crashes.renderProcessGone(window, { reason: 'clean-exit', exitCode: 0 });
  await crashes.renderProcessGone({ ...window, isDestroyed: () => true }, CRASH);
  expect(window.reload).not.toHaveBeenCalled();
  expect(log.error).not.toHaveBeenCalled();
});

test('a damaged installation is not loaded again and again', async () => {
  const { guard: crashes, window, quit } = guard('quit');
  await crashes.renderProcessGone(window, { reason: 'integrity-failure', exitCode: 1 });
  expect(window.reload).not.toHaveBeenCalled();
  expect(quit).toHaveBeenCalledOnce();
});

test('a short pause asks nobody, a long one asks once', async () => {
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

test('a window that hangs is ended when the person says so, unless it answers meanwhile', async () => {
  const { guard: crashes, window, clock } = guard('reload');
  crashes.unresponsive(window);
  await clock.pass(10_000);
  expect(window.kill).toHaveBeenCalledOnce();

  const late = guard('reload');
  let answer: (value: CrashAnswer) => void = () => {};
  late.ask.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  late.guard.unresponsive(late.window);
  await late.clock.pass(10_000);
  late.guard.responsive(late.window);
  answer('reload');
  await settle();
  expect(late.window.kill).not.toHaveBeenCalled();
});

test('helper processes that end are noted, without a restart of ours', () => {
  const { guard: crashes, log } = guard();
  crashes.childProcessGone({ type: 'GPU', reason: 'crashed', exitCode: 9 });
  crashes.childProcessGone({ type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect(log.error).toHaveBeenCalledOnce();
});

test('a restart counts only within its time', () => {
  const policy = new RestartPolicy(2, 1000);
  expect([0, 1, 2].map((now) => policy.mayRestart(now))).toEqual([true, true, false]);
  expect(policy.mayRestart(1000)).toBe(true);
});
