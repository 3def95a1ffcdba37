import { POSTGRES_QUEUE_LIMITS, type QueueLimits, REQUEST_LIMIT_MS } from '../request-limits.ts';
import type { Engine } from './engine.ts';
import { openSession } from './session.ts';

const RETRY_SECONDS = 0.1;

/**
 * Opens a real Postgres 15 or newer by its URL. Its user must be allowed to create roles. With `directUrl`, `url` is a
 * pooler in transaction mode.
 */
export function openPostgres(
  url: string,
  queueLimits: QueueLimits = POSTGRES_QUEUE_LIMITS,
  directUrl?: string,
): Engine {
  return openSession({
    kind: 'postgres',
    url,
    directUrl,
    turns: queueLimits,
    canCancel: true,
    options: {
      max: queueLimits.atOnce,
      idle_timeout: 0,
      // Reconnects quickly once the database is back; the driver's own delays grow to 20 seconds.
      backoff: () => RETRY_SECONDS,
      connection: {
        statement_timeout: REQUEST_LIMIT_MS,
        lock_timeout: 5_000,
        idle_in_transaction_session_timeout: 30_000,
      },
    },
  });
}
