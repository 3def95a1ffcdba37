import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AuthFailure } from './failure.ts';
import type { AuthLimits, RateLimit, RateLimitName } from './limits.ts';

export interface Limiter {
  /** Counts one attempt of `key`, or throws a 429 with the retry time. */
  spend(name: RateLimitName, key: string): Promise<void>;
  /** Returns one attempt that was not a guess. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
  /** Clears the attempts of `key` after its owner is verified. */
  forgive(name: RateLimitName, key: string): Promise<void>;
}

const EMAIL = new Set<RateLimitName>([
  'emailPerAddress',
  'emailPerAccount',
  'emailPerAccountAndKind',
]);

function createRateLimitFailure(name: RateLimitName, waitMs: number): AuthFailure {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return EMAIL.has(name)
    ? new AuthFailure(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${retryAfterSeconds} seconds.`,
        { retryAfterSeconds },
      )
    : new AuthFailure(
        429,
        'over_request_rate_limit',
        `Request rate limit reached, retry after ${retryAfterSeconds} seconds`,
        { retryAfterSeconds },
      );
}

/** Counts in memory: the backend is one process, and a restart resets the counters. */
export function createLimiter(limits: AuthLimits): Limiter {
  const entries = Object.entries(limits.allow) as [RateLimitName, RateLimit][];
  const counters = new Map(
    entries.map(([name, { attempts, seconds }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds }),
    ]),
  );
  return {
    async spend(name, key) {
      const counter = counters.get(name);
      try {
        await counter?.consume(key);
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const waitMs = error.msBeforeNext;
        if (waitMs <= limits.allow[name].seconds * 1000) throw createRateLimitFailure(name, waitMs);
        // The wait can't exceed the window, so the clock was set back: restart the window.
        await counter?.delete(key);
        await counter?.consume(key);
      }
    },
    async giveBack(name, key) {
      await counters.get(name)?.reward(key);
    },
    async forgive(name, key) {
      await counters.get(name)?.delete(key);
    },
  };
}
