import type { Engine, RequestIdentity, Sql } from '../db/engine.ts';
import { allowDeletion } from './objects.ts';
import { noSuchBucket, StorageError } from './storage-error.ts';

export interface Bucket {
  id: string;
  name: string;
  owner: string | null;
  public: boolean;
  type: string;
  file_size_limit: number | null;
  allowed_mime_types: string[] | null;
  created_at: string;
  updated_at: string;
}

export interface BucketSettings {
  public: boolean;
  fileSizeLimit: number | null | undefined;
  allowedMimeTypes: string[] | null | undefined;
}

const COLUMNS =
  'id, name, owner, public, type, file_size_limit, allowed_mime_types, created_at, updated_at';

export async function findBucket(sql: Sql, id: string): Promise<Bucket> {
  const [bucket] = await sql<Bucket[]>`
    select ${sql.unsafe(COLUMNS)} from storage.buckets where id = ${id}`;
  if (!bucket) throw noSuchBucket();
  return bucket;
}

export interface BucketQuery {
  limit: number;
  offset: number;
  search: string;
  sortColumn: 'id' | 'name' | 'created_at' | 'updated_at';
  sortOrder: 'asc' | 'desc';
}

export const listBuckets = (sql: Sql, query: BucketQuery): Promise<Bucket[]> => sql<Bucket[]>`
  select ${sql.unsafe(COLUMNS)} from storage.buckets
  where strpos(lower(name), ${query.search.toLowerCase()}) > 0 or ${query.search} = ''
  order by ${sql(query.sortColumn)} ${sql.unsafe(query.sortOrder)}
  limit ${query.limit} offset ${query.offset}`;

export async function createBucket(
  sql: Sql,
  identity: RequestIdentity,
  id: string,
  settings: BucketSettings,
): Promise<void> {
  const owner = typeof identity.claims.sub === 'string' ? identity.claims.sub : null;
  await sql`
    insert into storage.buckets
      (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types)
    values (${id}, ${id}, ${owner}, ${owner}, ${settings.public},
      ${settings.fileSizeLimit ?? null}, ${settings.allowedMimeTypes ?? null})`;
}

/** Undefined settings are left unchanged. */
export async function updateBucket(sql: Sql, id: string, settings: BucketSettings): Promise<void> {
  const { fileSizeLimit, allowedMimeTypes } = settings;
  const updated = await sql`
    update storage.buckets set updated_at = now(), public = ${settings.public}
      ${fileSizeLimit === undefined ? sql`` : sql`, file_size_limit = ${fileSizeLimit}`}
      ${allowedMimeTypes === undefined ? sql`` : sql`, allowed_mime_types = ${allowedMimeTypes}`}
    where id = ${id}`;
  if (updated.count === 0) throw noSuchBucket();
}

export async function deleteBucket(
  engine: Engine,
  identity: RequestIdentity,
  id: string,
): Promise<void> {
  const [used] = await engine.read(
    'system',
    (sql) => sql`select from storage.objects where bucket_id = ${id} limit 1`,
  );
  if (used) {
    throw new StorageError('bucketNotEmpty', 'The bucket you tried to delete is not empty');
  }
  await engine.write(identity, async (sql) => {
    await allowDeletion(sql);
    const deleted = await sql`delete from storage.buckets where id = ${id}`;
    if (deleted.count === 0) throw noSuchBucket();
  });
}

/** Deletes up to a limited number of the objects that the identity may delete; returns their versions. */
export function emptyBucket(
  engine: Engine,
  identity: RequestIdentity,
  id: string,
  atMost: number,
): Promise<string[]> {
  return engine.write(identity, async (sql) => {
    await allowDeletion(sql);
    const rows = await sql<{ version: string }[]>`
      delete from storage.objects where id in (
        select id from storage.objects where bucket_id = ${id} limit ${atMost}
      ) returning version`;
    return rows.map(({ version }) => version);
  });
}
