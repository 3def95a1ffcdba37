import { randomBytes, randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import postgres from 'postgres';
import { extensions } from '../../backend/db/pglite/extensions.ts';
import { personEmail, personId } from './people.ts';
import type { Statement, Transaction } from './recording.ts';

/** A database without a backend in front of it. */
export interface DirectDatabase {
  run(transaction: Transaction): Promise<void>;
  close(): Promise<void>;
}

/** Opens PGlite in this process through its own query function, without syncing to disk. */
export async function openDirectPglite(folder: string): Promise<DirectDatabase> {
  const database = await PGlite.create({ dataDir: folder, extensions });
  return {
    run: ({ statements }) =>
      database.transaction(async (open) => {
        for (const { text, parameters } of statements) await open.query(text, [...parameters]);
      }),
    close: () => database.close(),
  };
}

/** Opens Postgres with the backend's driver; all statements of a transaction are sent at once. */
export function openDirectPostgres(url: string, connections: number): DirectDatabase {
  const driver = postgres(url, { max: connections, onnotice: () => {} });
  const send = (sql: postgres.TransactionSql, { text, parameters }: Statement) =>
    sql.unsafe(text, [...parameters] as never[], { prepare: true }).execute();
  return {
    async run({ access, statements }) {
      await driver.begin(access === 'read' ? 'read only' : 'read write', (sql) =>
        Promise.all(statements.map((statement) => send(sql, statement))),
      );
    },
    close: () => driver.end(),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN_HASH = /^[0-9a-f]{64}$/;

/**
 * Adapts a recorded transaction to another user: replaces the user and regenerates the identifiers and token hashes
 * the recorded call created.
 */
export function forPerson(transaction: Transaction, recorded: number, n: number): Transaction {
  const renewed = new Map<unknown, unknown>([
    [personId(recorded), personId(n)],
    [personEmail(recorded), personEmail(n)],
  ]);
  const renew = (value: unknown): unknown => {
    const known = renewed.get(value);
    if (known !== undefined || typeof value !== 'string') return known ?? value;
    if (UUID.test(value)) renewed.set(value, randomUUID());
    else if (TOKEN_HASH.test(value)) renewed.set(value, randomBytes(32).toString('hex'));
    return renewed.get(value) ?? value;
  };
  return {
    ...transaction,
    statements: transaction.statements.map(({ text, parameters }) => ({
      text,
      parameters: parameters.map(renew),
    })),
  };
}
