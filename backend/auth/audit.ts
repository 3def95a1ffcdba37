import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { RequestSource } from './deps.ts';
import { asJson } from './users.ts';

type Action =
  | 'login'
  | 'logout'
  | 'token_refreshed'
  | 'token_revoked'
  | 'user_signedup'
  | 'user_confirmation_requested'
  | 'user_repeated_signup'
  | 'user_recovery_requested'
  | 'user_invited'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_deleted'
  | 'user_reauthenticate_requested'
  | 'factor_in_progress'
  | 'challenge_created'
  | 'verification_attempted'
  | 'factor_unenrolled'
  | 'factor_deleted';

export interface AuditEntry {
  action: Action;
  actorId: string;
  origin: RequestSource;
  now: Date;
  /** Short facts about the event. Never an address, a token or user-entered text. */
  traits?: Record<string, string>;
}

const KIND: Partial<Record<Action, string>> = {
  login: 'account',
  logout: 'account',
  token_refreshed: 'token',
  token_revoked: 'token',
  user_invited: 'team',
  user_signedup: 'team',
  user_deleted: 'team',
  factor_in_progress: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
};

/** Writes an audit log entry in the transaction that makes the change. */
export async function writeAudit(sql: Sql, entry: AuditEntry): Promise<void> {
  const payload = {
    action: entry.action,
    actor_id: entry.actorId,
    log_type: KIND[entry.action] ?? 'user',
    ...(entry.traits ? { traits: entry.traits } : {}),
  };
  await sql`
    insert into auth.audit_log_entries (id, payload, created_at, ip_address)
    values (${randomUUID()}, ${asJson(sql, payload)}, ${entry.now.toISOString()}, ${entry.origin.ip ?? ''})`;
}
