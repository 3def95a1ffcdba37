import type { Engine } from './engine.ts';
import { openSession } from './session.ts';

const CONNECTIONS = 10;

/** A real Postgres 15 or newer, named by its URL. Its user must be allowed to create roles. */
export function openPostgres(url: string): Engine {
  return openSession({
    kind: 'postgres',
    url,
    options: {
      max: CONNECTIONS,
      idle_timeout: 0,
      connection: {
        statement_timeout: 15_000,
        lock_timeout: 5_000,
        idle_in_transaction_session_timeout: 30_000,
      },
    },
  });
}
