import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Engine } from '../db/engine.ts';
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

/** Counts one kind of attempt, by key. */
type Counter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'delete'>;

/** PGlite has one process, whose memory counts; a restart resets the counters. Processes on one Postgres share them. */
export function createLimiter(limits: AuthLimits, engine?: Engine): Limiter {
  const entries = Object.entries(limits.allow) as [RateLimitName, RateLimit][];
  const createCounter =
    engine?.kind === 'postgres'
      ? (name: RateLimitName, limit: RateLimit) => countInDatabase(engine, name, limit)
      : countInMemory;
  const counters = new Map(
    entries.map(([name, limit]): [RateLimitName, Counter] => [name, createCounter(name, limit)]),
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

const countInMemory = (name: RateLimitName, { attempts, seconds }: RateLimit): Counter =>
  new RateLimiterMemory({ keyPrefix: name, points: attempts, duration: seconds });

interface Statement {
  text: string;
  values: (string | number | null)[];
}

function countInDatabase(
  engine: Engine,
  name: RateLimitName,
  { attempts, seconds }: RateLimit,
): Counter {
  const counter = new RateLimiterPostgres({
    storeClient: {
      query: async ({ text, values }: Statement) => {
        const rows = await engine.write('system', (sql) => sql.unsafe(text, values));
        return { rows, rowCount: rows.count };
      },
    },
    storeType: 'client',
    schemaName: 'haven_local',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: attempts,
    duration: seconds,
  });
  // Keys contain addresses, which the database has no reason to store, and may be long.
  const hashed = (key: string) => createHash('sha256').update(key).digest('base64url');
  return {
    consume: (key) => counter.consume(hashed(String(key))),
    reward: (key) => counter.reward(hashed(String(key))),
    delete: (key) => counter.delete(hashed(String(key))),
  };
}
