import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import { insertUser, type UserRow } from './users.ts';

const ROLLED_BACK = Symbol('taken back');

/**
 * Does the work for an account or, if there is none at the address, for a decoy. The decoy is created and rolled back
 * either way, so both run the same statements and timing doesn't reveal who has an account.
 */
export async function runWithDecoy(
  sql: Sql,
  user: UserRow | undefined,
  now: Date,
  work: (sql: Sql, user: UserRow) => Promise<void>,
): Promise<void> {
  const id = randomUUID();
  const decoyAccount = {
    id,
    email: `${id}@decoy.invalid`,
    passwordHash: null,
    isConfirmed: false,
    userMetadata: {},
    appMetadata: {},
  };
  try {
    await sql.savepoint(async (inner) => {
      const decoy = await insertUser(inner, decoyAccount, now);
      if (!user && decoy) await work(inner, decoy);
      throw ROLLED_BACK;
    });
  } catch (error) {
    if (error !== ROLLED_BACK) throw error;
  }
  if (user) await work(sql, user);
}
