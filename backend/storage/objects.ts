import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { applyIdentity } from '../db/context.ts';
import type { Engine, Identity, RequestIdentity, Sql } from '../db/engine.ts';
import { noSuchKey } from './storage-error.ts';

/** Returns a value for a `jsonb` column; null becomes SQL null, not JSON `null`. */
const asJson = (sql: Sql, value: object | null) =>
  value === null ? null : sql.json(value as postgres.JSONValue);

/** Server-generated metadata; users' own is in `user_metadata`. */
export interface FileMetadata {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: number;
}

export interface StoredObject {
  id: string;
  bucket_id: string;
  name: string;
  version: string;
  metadata: FileMetadata;
  user_metadata: Record<string, unknown> | null;
  created_at: string;
  updated_at: string;
}

export interface ObjectLocation {
  bucket: string;
  name: string;
}

/** Content of an upload. */
export interface Content {
  version: string;
  metadata: FileMetadata;
  userMetadata: Record<string, unknown> | null;
}

const COLUMNS = 'id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at';

/** Returns an object that the identity may see. */
export async function findObject(
  sql: Sql,
  { bucket, name }: ObjectLocation,
): Promise<StoredObject> {
  const [row] = await sql<StoredObject[]>`
    select ${sql.unsafe(COLUMNS)} from storage.objects
    where bucket_id = ${bucket} and name = ${name} and version is not null`;
  if (!row) throw noSuchKey();
  return row;
}

/** Returns the owner of rows that an identity writes. */
function ownerOf(identity: RequestIdentity): string | null {
  return typeof identity.claims.sub === 'string' ? identity.claims.sub : null;
}

/** The only statement that writes content to a place; policies see it as on a hosted project. */
async function putRow(
  sql: Sql,
  identity: RequestIdentity,
  { bucket, name }: ObjectLocation,
  content: Content,
  isUpsert: boolean,
): Promise<void> {
  const owner = ownerOf(identity);
  const row = sql`(bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${owner}, ${owner}, ${content.version},
      ${asJson(sql, content.metadata)}, ${asJson(sql, content.userMetadata)})`;
  await (isUpsert
    ? sql`insert into storage.objects ${row}
        on conflict (bucket_id, name) do update set
          owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version,
          metadata = excluded.metadata, user_metadata = excluded.user_metadata
        returning id`
    : sql`insert into storage.objects ${row}`);
}

class Rehearsed extends Error {}

/**
 * Checks the policies for an upload by running and rolling it back, so a client doesn’t send fifty megabytes only to
 * be rejected, or use the disk without permission. `size` is what has to fit: the upload plus the account's other
 * uploads in progress.
 */
export async function checkUploadAllowed(
  engine: Engine,
  identity: RequestIdentity,
  place: ObjectLocation,
  isUpsert: boolean,
  size: number,
): Promise<void> {
  const metadata = { size } as FileMetadata;
  const content = { version: randomUUID(), metadata, userMetadata: null };
  await engine
    .write(identity, async (sql) => {
      await putRow(sql, identity, place, content, isUpsert);
      throw new Rehearsed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error;
    });
}

/**
 * Stores new content at a place with the uploader's current rights. Resolves with the object's id and its previous
 * version, whose file is no longer needed.
 */
export function putObject(
  engine: Engine,
  identity: RequestIdentity,
  place: ObjectLocation,
  content: Content,
  isUpsert: boolean,
  first: (sql: Sql) => Promise<unknown> = async () => undefined,
): Promise<{ id: string; replaced: string | undefined }> {
  return engine.write('system', async (sql) => {
    await first(sql);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${place.bucket}/${place.name}`}, 1))`;
    const old = await versionAt(sql, place);
    await switchTo(sql, identity);
    await putRow(sql, identity, place, content, isUpsert);
    await switchTo(sql, 'system');
    const stored = await versionAt(sql, place);
    return { id: stored?.id ?? '', replaced: old?.version };
  });
}

async function versionAt(sql: Sql, { bucket, name }: ObjectLocation) {
  const [row] = await sql<{ id: string; version: string }[]>`
    select id, version from storage.objects
    where bucket_id = ${bucket} and name = ${name} for update`;
  return row;
}

/** Switches the identity within the same transaction. */
async function switchTo(sql: Sql, identity: Identity): Promise<void> {
  if (identity === 'system') await sql`select set_config('role', 'none', true)`;
  await applyIdentity(sql, identity);
}

/** Renames an object; requires the right to see it and to update it to its new place. */
export async function moveObject(
  sql: Sql,
  identity: RequestIdentity,
  from: ObjectLocation,
  to: ObjectLocation,
): Promise<void> {
  const owner = ownerOf(identity);
  const moved = await sql`
    update storage.objects
    set bucket_id = ${to.bucket}, name = ${to.name}, owner = ${owner}, owner_id = ${owner}
    where bucket_id = ${from.bucket} and name = ${from.name}`;
  if (moved.count === 0) throw noSuchKey();
}

/** Deletes those objects that the identity may delete, and returns their rows. */
export function removeObjects(
  engine: Engine,
  identity: RequestIdentity,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const remove = async (sql: Sql) => {
    await allowDeletion(sql);
    return sql<StoredObject[]>`
      delete from storage.objects where bucket_id = ${bucket} and name = any(${[...names]})
      returning *`;
  };
  return engine.write(identity, remove, { usesReserve: true });
}

/**
 * Allows deletions, which the schema blocks because they would leave files behind. The caller must clean up the
 * files.
 */
export const allowDeletion = (sql: Sql) =>
  sql`select set_config('storage.can_delete', 'true', true)`;
