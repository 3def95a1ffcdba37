import type { Sql } from '../db/engine.ts';
import { type FactorRow, findFactors } from './mfa/factors.ts';
import type { Metadata } from './request-bodies.ts';
import { findIdentities, type IdentityRow, type UserRow } from './users.ts';

/** A user or one of its identities in the client's format. */
export type View = Record<string, unknown>;

const utc = (time: string | null): string | undefined =>
  time ? new Date(time).toISOString() : undefined;

const viewIdentity = (row: IdentityRow): View => ({
  identity_id: row.id,
  id: row.provider_id,
  user_id: row.user_id,
  identity_data: row.identity_data,
  provider: row.provider,
  last_sign_in_at: utc(row.last_sign_in_at),
  created_at: utc(row.created_at),
  updated_at: utc(row.updated_at),
  email: row.email,
});

/** A second factor in the client's format; its key never leaves the server again. */
export const toFactorView = (row: FactorRow): View => ({
  id: row.id,
  created_at: utc(row.created_at),
  updated_at: utc(row.updated_at),
  status: row.status,
  friendly_name: row.friendly_name || undefined,
  factor_type: row.factor_type,
  last_challenged_at: utc(row.last_challenged_at),
});

/** Fields without a value are omitted from the JSON, as in GoTrue. */
export const toUserView = (
  row: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[] = [],
): View => ({
  id: row.id,
  aud: row.aud,
  role: row.role,
  email: row.email,
  email_confirmed_at: utc(row.email_confirmed_at),
  invited_at: utc(row.invited_at),
  phone: '',
  confirmation_sent_at: utc(row.confirmation_sent_at),
  confirmed_at: utc(row.confirmed_at),
  recovery_sent_at: utc(row.recovery_sent_at),
  new_email: row.email_change || undefined,
  email_change_sent_at: utc(row.email_change_sent_at),
  last_sign_in_at: utc(row.last_sign_in_at),
  app_metadata: row.raw_app_meta_data ?? {},
  user_metadata: row.raw_user_meta_data ?? {},
  identities: identities.map(viewIdentity),
  factors: factors.length > 0 ? factors.map(toFactorView) : undefined,
  created_at: utc(row.created_at),
  updated_at: utc(row.updated_at),
  banned_until: utc(row.banned_until),
  deleted_at: utc(row.deleted_at),
  is_anonymous: false,
});

/** Reads an account with its identities and second factors. */
export const readUserView = async (sql: Sql, row: UserRow): Promise<View> =>
  toUserView(row, await findIdentities(sql, row.id), await findFactors(sql, row.id));

/**
 * The single response to every sign-up. New, unconfirmed and taken addresses must look the same, or sign-up would
 * reveal who has an account; it repeats only what the request contained.
 */
export function toSignUpView(id: string, email: string, data: Metadata, now: Date): View {
  const at = now.toISOString();
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
