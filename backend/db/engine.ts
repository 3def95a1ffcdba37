import type postgres from 'postgres';
import type { RequestQueue } from '../request-queue.ts';
import type { Listener, StopListening } from './notifications.ts';
import type { ReplicaFigures } from './replicas.ts';

/** A tagged-template query runner bound to one open transaction. */
export type Sql = postgres.TransactionSql;

/** HTTP request details available to database functions through `current_setting('request.…')`. */
export interface RequestFacts {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** Identity of a transaction: row-level security sees exactly this role and these claims. */
export interface RequestIdentity {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
  request?: RequestFacts;
  /** True for `/rest/v1`: the database first checks whether the account is active. */
  isChecked?: boolean;
}

/** `system` is the backend itself: it owns the schema and is never reachable from a request. */
export type Identity = 'system' | RequestIdentity;

/** Extra permissions of a transaction, for long-running work such as backup and restore. */
export interface TransactionOptions {
  /** How long it may hold the database, including its single statements. */
  limitMs?: number;
  /** Uses one snapshot from the first statement to the last. */
  isSnapshot?: boolean;
  /** May run on a replica that has everything committed so far. */
  mayUseReplica?: boolean;
  /** May write while the disk is nearly full: it signs a user in or frees space. */
  usesReserve?: boolean;
}

/**
 * One database of either kind. Every statement runs inside `read` or `write`, which own the session exclusively from
 * BEGIN to COMMIT, so no request can run under another's identity.
 */
export interface Engine {
  readonly kind: 'pglite' | 'postgres';
  /** Transaction queue; `read` and `write` use it automatically. */
  readonly turns: RequestQueue;
  /** Runs `work` in a read-only transaction. */
  read<T>(
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    allowance?: TransactionOptions,
  ): Promise<T>;
  /** Runs `work` in a transaction and resolves only when its commit is on disk. */
  write<T>(
    identity: Identity,
    work: (sql: Sql) => Promise<T>,
    allowance?: TransactionOptions,
  ): Promise<T>;
  /** Runs a trusted script of several statements (platform schema, migrations, seeds). */
  script(text: string): Promise<void>;
  /** Listens for `pg_notify(channel, …)` of transactions after they are on disk. */
  listen(channel: string, listener: Listener): Promise<StopListening>;
  /** How replicas are used, if there are any. */
  replicas?(): ReplicaFigures;
  close(): Promise<void>;
}
