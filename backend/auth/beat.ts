import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/**
 * Answers on the next multiple of `milliseconds`. Looking up an account that exists takes a little
 * longer than one that does not; a stopwatch on the answers would tell which is which.
 */
export function onTheBeat(milliseconds: number): MiddlewareHandler {
  return async (_, next) => {
    const start = performance.now();
    await next();
    await untilTheBeat(start, milliseconds);
  };
}

/** Waits for the next multiple of `milliseconds` since `start`, a moment of `performance.now()`. */
export async function untilTheBeat(start: number, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  await wait(milliseconds - ((performance.now() - start) % milliseconds));
}
