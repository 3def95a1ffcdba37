import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * Sends responses on the next multiple of `milliseconds`. Looking up an existing account takes slightly longer than a
 * missing one, and response times would reveal that.
 */
export function quantizeResponseTime(milliseconds: number): MiddlewareHandler {
  return async (_, next) => {
    const start = performance.now();
    await next();
    await waitForNextInterval(start, milliseconds);
  };
}

/** Waits for the next multiple of `milliseconds` since `start`, a `performance.now()` value. */
export async function waitForNextInterval(start: number, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  await wait(milliseconds - ((performance.now() - start) % milliseconds));
}
