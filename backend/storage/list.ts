import type { Sql } from '../db/engine.ts';
import { StorageError } from './storage-error.ts';
import { withIsoTimestamps } from './timestamps.ts';

export interface ListQuery {
  prefix: string;
  limit: number;
  offset: number;
  search: string;
  column: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at';
  order: 'asc' | 'desc';
}

/** Matches names with a prefix using the byte-order index on names. */
function within(sql: Sql, bucket: string, prefix: string) {
  if (prefix === '') return sql`bucket_id = ${bucket}`;
  const last = prefix.charCodeAt(prefix.length - 1);
  const after = prefix.slice(0, -1) + String.fromCharCode(last + 1);
  return sql`bucket_id = ${bucket}
    and name collate "C" >= ${prefix} and name collate "C" < ${after}`;
}

/** Lists one folder level: folders first, with only a name, then files. */
export async function listFolder(sql: Sql, bucket: string, query: ListQuery) {
  const prefix = query.prefix && !query.prefix.endsWith('/') ? `${query.prefix}/` : query.prefix;
  const depth = prefix.split('/').length;
  const direction = sql.unsafe(query.order);
  const rows = await sql<object[]>`
    with inside as (
      select *, path_tokens[${depth}::int] as entry, cardinality(path_tokens) > ${depth} as is_folder
      from storage.objects
      where ${within(sql, bucket, prefix)}
        and starts_with(lower(path_tokens[${depth}::int]), ${query.search.toLowerCase()})
    ), listed as (
      select distinct entry as name, null::uuid as id, null::timestamptz as updated_at,
        null::timestamptz as created_at, null::timestamptz as last_accessed_at,
        null::jsonb as metadata, 0 as rank
      from inside where is_folder
      union all
      select entry, id, updated_at, created_at, last_accessed_at, metadata, 1
      from inside where not is_folder
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata from listed
    order by rank, ${sql(query.column)} ${query.column === 'name' ? sql`collate "C"` : sql``}
      ${direction}, name collate "C" ${direction}
    limit ${query.limit} offset ${query.offset}`;
  return rows.map(withIsoTimestamps);
}

export interface PageQuery {
  prefix: string;
  limit: number;
  cursor: string | undefined;
  hasDelimiter: boolean;
  column: 'name' | 'created_at' | 'updated_at';
  order: 'asc' | 'desc';
}

interface Entry {
  key: string;
  id: string | null;
  sorted: string;
  [column: string]: unknown;
}

/** Lists a page of names with a prefix; the cursor is the name to start after. */
export async function listPage(sql: Sql, bucket: string, query: PageQuery) {
  const { prefix, limit, column } = query;
  const [comparison, direction] = query.order === 'asc' ? ['>', 'asc'] : ['<', 'desc'];
  const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
  const rest = sql`substr(name, ${prefix.length + 1}::int)`;
  const sorted =
    column === 'name'
      ? sql`key`
      : sql`to_char(${sql(column)} at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')`;
  const entries = await sql<Entry[]>`
    with inside as (
      select *, ${query.hasDelimiter} and strpos(${rest}, '/') > 0 as is_folder
      from storage.objects where ${within(sql, bucket, prefix)}
    ), listed as (
      select ${prefix} || split_part(${rest}, '/', 1) || '/' as key, null::uuid as id,
        min(updated_at) as updated_at, min(created_at) as created_at,
        null::timestamptz as last_accessed_at, null::jsonb as metadata
      from inside where is_folder group by 1
      union all
      select name, id, updated_at, created_at, last_accessed_at, metadata
      from inside where not is_folder
    ), ordered as (select *, ${sorted} collate "C" as sorted from listed)
    select * from ordered
    ${
      after
        ? sql`where (sorted, key collate "C") ${sql.unsafe(comparison as string)} (${after.sorted}, ${after.key})`
        : sql``
    }
    order by sorted ${sql.unsafe(direction as string)}, key collate "C" ${sql.unsafe(direction as string)}
    limit ${limit + 1}`;
  const page = entries.slice(0, limit);
  const last = page.at(-1);
  const hasNext = entries.length > limit;
  return {
    hasNext,
    ...(hasNext && last ? { nextCursor: writeCursor(last) } : {}),
    folders: page
      .filter(({ id }) => id === null)
      .map(({ key: name }) => ({ key: keyOf(name, query), name })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ sorted: _, key: name, ...object }) => ({
        ...withIsoTimestamps(object),
        key: keyOf(name, query),
        name,
      })),
  };
}

/** With a delimiter the key is the name at that level; otherwise it is the full name. */
function keyOf(name: string, { prefix, hasDelimiter }: PageQuery): string {
  return hasDelimiter ? (name.split('/')[prefix.split('/').length - 1] ?? name) : name;
}

const writeCursor = ({ sorted, key }: Entry): string =>
  Buffer.from(JSON.stringify([sorted, key])).toString('base64url');

function readCursor(cursor: string): { sorted: string; key: string } {
  try {
    const [sorted, key] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (typeof sorted === 'string' && typeof key === 'string') return { sorted, key };
  } catch {
    // Falls through to the error.
  }
  throw new StorageError('invalidRequest', 'The cursor could not be read');
}
