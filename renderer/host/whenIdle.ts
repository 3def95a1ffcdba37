import type { Unsubscribe } from '#shared/host.ts';

const AT_THE_LATEST_MS = 3000;

/** Runs low-priority work when the browser is idle; the returned function cancels it. */
export function whenIdle(run: () => void): Unsubscribe {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, AT_THE_LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: AT_THE_LATEST_MS });
  return () => cancelIdleCallback(request);
}
