import type { Engine, Sql } from '../db/engine.ts';

interface Parked {
  parked: number;
}

/** A NOTIFY payload: complete, or a reference to a parked one that was too long. */
export type Announcement<T> = T | Parked;

export const readAnnouncement = <T>(text: string) => JSON.parse(text) as Announcement<T>;

const isParked = (value: unknown): value is Parked =>
  typeof value === 'object' && value !== null && 'parked' in value;

/** Fetches parked payloads and keeps the order. A missing one was parked for too long. */
export async function fetchParked<T>(
  sql: Sql,
  announcements: readonly Announcement<T>[],
): Promise<T[]> {
  const ids = announcements.filter(isParked).map(({ parked }) => parked);
  if (ids.length === 0) return announcements as T[];
  const rows = await sql<{ id: number; announcement: T }[]>`
    select id, announcement from haven_realtime.parked where id = any (${ids}::bigint[])`;
  const found = new Map(rows.map(({ id, announcement }) => [Number(id), announcement]));
  return announcements.flatMap((one) => {
    if (!isParked(one)) return [one];
    const fetched = found.get(one.parked);
    return fetched ? [fetched] : [];
  });
}

/** Deletes payloads that a live feed would have read, and messages after a hosted project's retention period. */
export const pruneAnnouncements = (engine: Engine): Promise<void> =>
  engine.write('system', async (sql) => {
    await sql`delete from haven_realtime.parked where at < now() - interval '5 minutes'`;
    await sql`delete from realtime.messages
              where inserted_at < (now() at time zone 'utc') - interval '3 days'`;
  });
