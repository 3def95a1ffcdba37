import type postgres from 'postgres';
import type { Turns } from '../turns.ts';
import type { Listener, StopListening } from './notifications.ts';

/** A tagged-template query runner bound to one open transaction. */
export type Sql = postgres.TransactionSql;

/** The HTTP facts that a database function may read through `current_setting('request.…')`. */
export interface RequestFacts {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Whom a transaction acts for: row-level security sees exactly this role and these claims. */
export interface RequestIdentity {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  request?: RequestFacts;
  /** It comes over `/rest/v1`: the database is asked first whether the account may be used. */
  isChecked?: boolean;
}

/** `system` is the backend itself: it owns the schema and is never reachable from a request. */
export type Identity = 'system' | RequestIdentity;

/** What a transaction may do beyond a request's; for backup and restore, which take their time. */
export interface Allowance {
  /** How long it may hold the database, its single statements included. */
  limitMs?: number;
  /** Sees one moment from its first statement to its last. */
  isSnapshot?: boolean;
  /** May write while the disk is nearly full: it lets somebody in, or frees room. */
  usesReserve?: boolean;
}

/**
 * One database, whichever it is. Every statement runs inside `read` or `write`, which own the
 * session exclusively from BEGIN to COMMIT, so no request can run under another's identity.
 */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /** Whose transaction is next; `read` and `write` ask by themselves. */
  readonly turns: Turns;
  /** Runs `work` in a read-only transaction. */
  read<T>(identity: Identity, work: (sql: Sql) => Promise<T>, allowance?: Allowance): Promise<T>;
  /** Runs `work` in a transaction and resolves only when its commit is on disk. */
  write<T>(identity: Identity, work: (sql: Sql) => Promise<T>, allowance?: Allowance): Promise<T>;
  /** Runs a trusted script of several statements (platform schema, migrations, seeds). */
  script(text: string): Promise<void>;
  /** Hears what transactions announce with `pg_notify(channel, …)`, once they are on disk. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  close(): Promise<void>;
}
