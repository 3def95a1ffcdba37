import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import { insertUser, type UserRow } from './users.ts';

const TAKEN_BACK = Symbol('taken back');

/**
 * Does the work for an account or, where the address has none to work for, for one that is made up; the
 * made-up one is made and taken back either way. So both run the same statements, and how long an answer
 * takes does not tell who has an account.
 */
export async function workAlike(
  sql: Sql,
  user: UserRow | undefined,
  now: Date,
  work: (sql: Sql, user: UserRow) => Promise<void>,
): Promise<void> {
  const id = randomUUID();
  const nobody = {
    id,
    email: `${id}@nobody.invalid`,
    passwordHash: null,
    isConfirmed: false,
    userMetadata: {},
    appMetadata: {},
  };
  try {
    await sql.savepoint(async (inner) => {
      const decoy = await insertUser(inner, nobody, now);
      if (!user && decoy) await work(inner, decoy);
      throw TAKEN_BACK;
    });
  } catch (error) {
    if (error !== TAKEN_BACK) throw error;
  }
  if (user) await work(sql, user);
}
