import type { AUTH_LETTERS } from '../../supabase/functions/_shared/letters/auth-letters.ts';
import type { Sql } from '../db/engine.ts';

/** An email of the auth service to one person. */
export interface AuthMessage {
  to: string;
  template: keyof typeof AUTH_LETTERS;
  facts?: object;
  /** An email whose link has expired is not worth sending. */
  validHours?: number;
}

/**
 * Queues a message in the transaction that causes it: both are committed or neither. The runner is notified after the
 * commit.
 */
export async function queueMessage(sql: Sql, message: AuthMessage): Promise<void> {
  const { to, template, facts = {}, validHours = null } = message;
  await sql`
    select private.queue_message(
      'email', ${to}, ${template}, ${sql.json(facts as never)},
      p_is_urgent => true,
      p_expires_at => now() + make_interval(hours => ${validHours}::integer)
    )`;
}
