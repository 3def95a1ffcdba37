import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import { settingsFiles } from '../../backend/db/schema-files.ts';
import { createMigratedDatabase } from '../../build/generate-types.ts';
import { backend } from '../support/backend.ts';
import { sharedDatabaseUrl } from '../support/database-copy.ts';

type Rows = Record<string, unknown>[];

let likeIt: Promise<PGlite> | undefined;
/** Shared by all files, because each connection must first load the whole catalog. */
let sharedSql: postgres.Sql | undefined;

/** Created once for all test files, which leave it unchanged. */
async function databaseLikeIt(): Promise<PGlite> {
  const db = await createMigratedDatabase();
  for (const { text } of settingsFiles()) await db.exec(text);
  return db;
}

/** Opens connections to the backend's own Postgres; several for concurrent tests. */
export function connectDirectly(
  max: number,
  connection: Partial<postgres.ConnectionParameters> = {},
): postgres.Sql {
  return postgres(sharedDatabaseUrl(), { max, connection, onnotice: () => undefined });
}

/** Sends a query to the PGlite database through its backend; returns values as JSON. */
async function queryServer(body: string): Promise<Rows> {
  const response = await fetch(inject('databaseServer'), { method: 'POST', body });
  const { rows, error } = (await response.json()) as { rows?: Rows; error?: string };
  if (rows === undefined) throw new Error(error);
  return rows;
}

/**
 * Queries the backend's own database with full rights. On PGlite, a query with its own preparation runs on a similar
 * database, because all queries share one session.
 */
export async function queryDatabase(query: string, preparation = ''): Promise<Rows> {
  if (backend().engine === 'postgres') {
    sharedSql ??= connectDirectly(1);
    const sql = sharedSql;
    try {
      if (preparation) await sql.unsafe(preparation);
      return await sql.unsafe(query);
    } catch (error) {
      // Discards the connection, so that its unfinished work doesn't affect the next query.
      sharedSql = undefined;
      await sql.end({ timeout: 0 });
      throw error;
    }
  }
  if (!preparation) return queryServer(query);
  likeIt ??= databaseLikeIt();
  const db = await likeIt;
  await db.exec(preparation);
  const { rows } = await db.query<Record<string, unknown>>(query);
  // This blocks the process; connections the backend closed are noticed only in the next event loop turns.
  await turn();
  await turn();
  return rows;
}

/** Clears the rate limit for tickets and form responses, because all tests use one IP address. */
export const clearTicketLimits = (): Promise<Rows> =>
  queryDatabase(`delete from private.ticket_senders
    where sender in (
      encode(sha256(convert_to('address:127.0.0.1', 'UTF8')), 'hex'),
      encode(sha256(convert_to('lead_forms:127.0.0.1', 'UTF8')), 'hex'),
      encode(sha256(convert_to('booking_line:127.0.0.1', 'UTF8')), 'hex')
    )`);
