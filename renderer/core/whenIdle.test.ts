import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what nobody waits for runs once the browser has drawn and says that it is idle', () => {
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run;
    return 7;
  });
  vi.stubGlobal('window', globalThis);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  idle();
  expect(run).toHaveBeenCalledOnce();
});

test('a browser that never says so has it three seconds later, unless it was taken back', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn();
  const takenBack = vi.fn();
  whenIdle(run);
  whenIdle(takenBack)();
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(takenBack).not.toHaveBeenCalled();
});
