import type { AUTH_EMAILS } from '../../supabase/functions/_shared/emails/auth-emails.ts';
import type { Sql } from '../db/engine.ts';

/** An email of the auth service to one person. */
export interface AuthEmail {
  to: string;
  template: keyof typeof AUTH_EMAILS;
  facts?: object;
  /** An email whose link has expired is not worth sending. */
  validHours?: number;
}

/**
 * Queues a message in the transaction that causes it: both are committed or neither. The runner is notified after the
 * commit.
 */
export async function queueMessage(sql: Sql, message: AuthEmail): Promise<void> {
  const { to, template, facts = {}, validHours = null } = message;
  await sql`
    select private.queue_message(
      'email', ${to}, ${template}, ${sql.json(facts as never)},
      p_is_urgent => true,
      p_expires_at => now() + make_interval(hours => ${validHours}::integer)
    )`;
}
