import { createHash } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { RequestSource } from './deps.ts';
import { toLimitKey } from './network-address.ts';

const MAX_DEVICES = 20;
const KNOWN_DAYS = 180;

/** Per-account hash of the network and user agent of a request. */
const deviceHash = (userId: string, { ip, userAgent }: RequestSource): string =>
  createHash('sha256')
    .update(JSON.stringify([userId, toLimitKey(ip ?? ''), userAgent]))
    .digest('hex');

/** True if the account was signed in to from this device before. Strangers elsewhere can't use up its attempts. */
export async function isKnownDevice(sql: Sql, userId: string, origin: RequestSource, now: Date) {
  const rows = await sql`
    select from haven_local.known_devices
    where user_id = ${userId} and device_hash = ${deviceHash(userId, origin)}
      and seen_at > ${now.toISOString()}::timestamptz - make_interval(days => ${KNOWN_DAYS})`;
  return rows.length > 0;
}

/** Keeps the newest twenty devices per account. */
export async function rememberDevice(sql: Sql, userId: string, origin: RequestSource, now: Date) {
  await Promise.all([
    sql`
      insert into haven_local.known_devices (user_id, device_hash, seen_at)
      values (${userId}, ${deviceHash(userId, origin)}, ${now.toISOString()})
      on conflict (user_id, device_hash) do update set seen_at = excluded.seen_at`,
    sql`
      delete from haven_local.known_devices
      where user_id = ${userId} and device_hash not in (
        select device_hash from haven_local.known_devices
        where user_id = ${userId} order by seen_at desc limit ${MAX_DEVICES})`,
  ]);
}
