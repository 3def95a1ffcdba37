import { setImmediate as turn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { inject } from 'vitest';
import { settingsFiles } from '../../backend/db/schema-files.ts';
import { migratedDatabase } from '../../build/generate-types.ts';
import { backend } from '../support/backend.ts';

type Rows = Record<string, unknown>[];

let likeIt: Promise<PGlite> | undefined;
/** One for all files: each connection has to get to know the whole catalogue first. */
let asking: postgres.Sql | undefined;

/** Made once for all test files, which leave it as it was. */
async function databaseLikeIt(): Promise<PGlite> {
  const db = await migratedDatabase();
  for (const { text } of settingsFiles()) await db.exec(text);
  return db;
}

/** Connections to the backend's own Postgres: several for what happens at the same moment. */
export function connectDirectly(
  max: number,
  connection: Partial<postgres.ConnectionParameters> = {},
): postgres.Sql {
  const url = new URL(inject('adminUrl'));
  url.pathname = '/haven';
  return postgres(url.href, { max, connection, onnotice: () => undefined });
}

/** What PGlite answers through its backend: the same values as JSON has them. */
async function askItsServer(body: string): Promise<Rows> {
  const answer = await fetch(inject('databaseServer'), { method: 'POST', body });
  const { rows, error } = (await answer.json()) as { rows?: Rows; error?: string };
  if (rows === undefined) throw new Error(error);
  return rows;
}

/**
 * Asks the backend's own database what no client may. What is prepared for one question alone is asked, on PGlite, of
 * a database like it: there all share one session.
 */
export async function askDatabase(query: string, preparation = ''): Promise<Rows> {
  if (backend().engine === 'postgres') {
    asking ??= connectDirectly(1);
    const sql = asking;
    try {
      if (preparation) await sql.unsafe(preparation);
      return await sql.unsafe(query);
    } catch (error) {
      // What had begun on it does not go on with the next question.
      asking = undefined;
      await sql.end({ timeout: 0 });
      throw error;
    }
  }
  if (!preparation) return askItsServer(query);
  likeIt ??= databaseLikeIt();
  const db = await likeIt;
  await db.exec(preparation);
  const { rows } = await db.query<Record<string, unknown>>(query);
  // It holds this process up: what the backend closed meanwhile is heard of in a turn of the loop.
  await turn();
  await turn();
  return rows;
}

/** All tests write from one address, of which only so many tickets and answers to forms are taken within an hour. */
export const forgetTickets = (): Promise<Rows> =>
  askDatabase(`delete from private.ticket_senders
    where sender in (
      encode(sha256(convert_to('address:127.0.0.1', 'UTF8')), 'hex'),
      encode(sha256(convert_to('lead_forms:127.0.0.1', 'UTF8')), 'hex'),
      encode(sha256(convert_to('booking_line:127.0.0.1', 'UTF8')), 'hex')
    )`);
