import type { Sql } from '../db/engine.ts';
import { parseDuration } from './duration.ts';
import { emailExists } from './failure.ts';
import { type Metadata, mergeMetadata } from './request-bodies.ts';
import {
  confirmEmail,
  setAppMetadata,
  setBan,
  setEmail,
  setPassword,
  setUserMetadata,
} from './user-changes.ts';
import { findUserByEmail, type UserRow } from './users.ts';

export interface AdminChange {
  email?: string | null | undefined;
  email_confirm?: boolean | null | undefined;
  user_metadata?: Metadata | null | undefined;
  app_metadata?: Metadata | null | undefined;
  ban_duration?: string | null | undefined;
}

/** Applies an admin's changes to an account without further verification. */
export async function changeAsAdmin(
  sql: Sql,
  user: UserRow,
  change: AdminChange,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  if (change.email && change.email !== user.email) {
    if (await findUserByEmail(sql, change.email)) throw emailExists();
    await setEmail(sql, user.id, change.email, now);
  }
  if (change.email_confirm) await confirmEmail(sql, user.id, now);
  if (passwordHash) await setPassword(sql, { userId: user.id, hash: passwordHash, now });
  if (change.user_metadata) {
    const merged = mergeMetadata(user.raw_user_meta_data, change.user_metadata);
    await setUserMetadata(sql, user.id, merged, now);
  }
  if (change.app_metadata) {
    const merged = mergeMetadata(user.raw_app_meta_data, change.app_metadata);
    await setAppMetadata(sql, user.id, merged, now);
  }
  if (change.ban_duration) {
    const ban = parseDuration(change.ban_duration);
    await setBan(sql, user.id, ban > 0 ? new Date(now.getTime() + ban) : null, now);
  }
}
