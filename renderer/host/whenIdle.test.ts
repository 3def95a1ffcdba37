import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs low-priority work once the browser has painted and is idle', () => {
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

test('falls back to three seconds if the browser never reports idle, unless canceled', () => {
  vi.stubGlobal('window', {});
  const run = vi.fn();
  const canceled = vi.fn();
  whenIdle(run);
  whenIdle(canceled)();
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  expect(canceled).not.toHaveBeenCalled();
});
