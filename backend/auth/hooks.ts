import type { Sql } from '../db/engine.ts';
import type { Origin } from './deps.ts';
import { asJson } from './users.ts';

type Hook = 'password_verification_attempt' | 'mfa_verification_attempt';

/**
 * Tells the product's auth hook of a failed attempt, as a hosted project does. It must be in a
 * transaction that commits although the attempt failed.
 */
export async function reportFailure(
  sql: Sql,
  hook: Hook,
  userId: string,
  { ip, userAgent }: Origin,
): Promise<void> {
  const event = { user_id: userId, valid: false, ip, user_agent: userAgent };
  await sql`select ${sql(`private.${hook}`)}(${asJson(sql, event)})`;
}
