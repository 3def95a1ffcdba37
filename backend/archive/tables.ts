import type { Sql } from '../db/engine.ts';

/** A table of this database, from the catalog. */
export interface Table {
  schema: string;
  name: string;
  /** Written columns; generated ones are derived from them. */
  columns: string[];
  key: string[];
}

export const ALL_SCHEMAS = ['auth', 'public', 'private', 'storage', 'haven_local'];

/**
 * Tables that archives omit and a restore empties. A backup must not give access to an account, so sessions and links
 * end with a restore. Emails contain such links, and those sent since must not be sent again.
 */
const ENDED_BY_A_RESTORE = new Set([
  'auth.sessions',
  'auth.refresh_tokens',
  'auth.mfa_amr_claims',
  'auth.mfa_challenges',
  'auth.one_time_tokens',
  'auth.flow_state',
  'haven_local.one_time_codes',
  'haven_local.known_devices',
  'haven_local.captured',
  'haven_local.used_upload_links',
  'private.outbox',
  // Pending deliveries may have been sent since.
  'public.deliveries',
]);

/** Tables about the database itself; archives neither contain nor change them. */
const OF_THE_DATABASE = new Set([
  'haven_local.settings',
  'private.backups',
  'private.cursor_secret',
  'storage.migrations',
  'auth.schema_migrations',
]);

export const fullName = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string =>
  `${schema}.${name}`;
export const quoted = (...names: string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export const isArchived = (table: Table): boolean => !ENDED_BY_A_RESTORE.has(fullName(table));

/** Lists every table a restore replaces; those with `isCarried` are in archives. */
export async function findTables(sql: Sql): Promise<Table[]> {
  const tables = await sql<Table[]>`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select a.attname::text from pg_index i, unnest(i.indkey) k
        join pg_attribute a on a.attnum = k
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${ALL_SCHEMAS}::text[]) and c.relkind in ('r', 'p') and not c.relispartition
      and c.relpersistence = 'p'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1, 2`;
  return tables.filter((table) => !OF_THE_DATABASE.has(fullName(table)));
}

/** Next value of a sequence. */
export interface Sequence {
  schema: string;
  name: string;
  next: string;
}

export async function findSequences(sql: Sql): Promise<Sequence[]> {
  const sequences = await sql<(Omit<Sequence, 'next'> & { step: string })[]>`
    select schemaname as schema, sequencename as name, increment_by::text as step
    from pg_sequences where schemaname = any (${ALL_SCHEMAS}::text[]) order by 1, 2`;
  const found: Sequence[] = [];
  for (const { schema, name, step } of sequences) {
    const [state] = await sql.unsafe<{ next: string }[]>(`
      select (last_value + case when is_called then ${step} else 0 end)::text as next
      from ${quoted(schema, name)}`);
    if (state) found.push({ schema, name, next: state.next });
  }
  return found;
}

/** Describes every broken foreign key; triggers would have rejected them. */
export async function findBrokenReferences(
  sql: Sql,
  schemas: readonly string[],
): Promise<string[]> {
  const checks = await sql<{ name: string; query: string }[]>`
    select k.conrelid::regclass || ' (' || k.conname || ')' as name,
      format('select 1 from %s c where %s and not exists (select from %s p where %s) limit 1',
        k.conrelid::regclass,
        string_agg(format('c.%I is not null', a.attname), ' and '),
        k.confrelid::regclass,
        string_agg(format('p.%I = c.%I', b.attname, a.attname), ' and ')) as query
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace,
      unnest(k.conkey, k.confkey) as pair (own, other),
      pg_attribute a, pg_attribute b
    where k.contype = 'f' and n.nspname = any (${schemas}::text[])
      and a.attrelid = k.conrelid and a.attnum = pair.own
      and b.attrelid = k.confrelid and b.attnum = pair.other
    group by k.oid, k.conrelid, k.conname, k.confrelid`;
  const broken: string[] = [];
  for (const { name, query } of checks) {
    if ((await sql.unsafe(query)).length > 0) broken.push(name);
  }
  return broken;
}
