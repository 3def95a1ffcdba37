import type { Sql } from '../db/engine.ts';
import type { RequestSource } from './deps.ts';
import { asJson } from './users.ts';

type Hook = 'password_verification_attempt' | 'mfa_verification_attempt';

/**
 * Reports a failed attempt to the product's auth hook, as a hosted project does. The transaction must commit even
 * though the attempt failed.
 */
export async function reportFailedAttempt(
  sql: Sql,
  hook: Hook,
  userId: string,
  { ip, userAgent }: RequestSource,
): Promise<void> {
  const event = { user_id: userId, valid: false, ip, user_agent: userAgent };
  await sql`select ${sql(`private.${hook}`)}(${asJson(sql, event)})`;
}
