import { queryDatabase } from './sql.ts';

export interface TenantTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  /** Published to `postgres_changes`. */
  readonly is_published: boolean;
}

/** Returns every table with tenant-owned rows, from the database catalog. `community_record` is only a template. */
export const tenantTables = async (): Promise<readonly TenantTable[]> =>
  (await queryDatabase(`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text) as columns,
      exists (
        select from pg_publication_tables p
        where p.pubname = 'supabase_realtime' and p.schemaname = n.nspname and p.tablename = c.relname
      ) as is_published
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname in ('public', 'private')
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition and c.oid <> 'private.community_record'::regclass and exists (
      select from pg_attribute t where t.attrelid = c.oid and t.attname in ('tenant_id', 'workspace_id') and not t.attisdropped
    )
    group by 1, 2, 4 order by 1, 2
  `)) as unknown as TenantTable[];

/** Records of a community belong to its members, not to a tenant; the matrix and `operator/` cover them. */
export const isOfCommunity = ({ name, columns }: TenantTable): boolean =>
  name === 'communities' || columns.includes('community_id');

/** Returns those with records that users and their teams work on. */
export const recordTablesAmong = (tables: readonly TenantTable[]): readonly string[] =>
  tables
    .filter(
      (table) =>
        table.schema === 'public' &&
        !isOfCommunity(table) &&
        ['tenant_id', 'workspace_id', 'owner_id', 'sharing'].every((name) =>
          table.columns.includes(name),
        ),
    )
    .map(({ name }) => name);
