/**
 * Describes a database as sentences, for comparing two. The order of rows and columns is ignored, since a migration
 * adds columns at the end.
 */
const OWN_SCHEMAS = `n.nspname in ('public', 'private')`;
const WATCHED = `n.nspname in ('public', 'private', 'auth', 'storage', 'realtime')`;
const granted = (acl: string) =>
  `(select string_agg(a::text, ' ' order by a::text) from unnest(${acl}) a)`;

const CATALOGUE: Readonly<Record<string, string>> = {
  schemas: `select format('%s %s', n.nspname, ${granted('n.nspacl')}) from pg_namespace n where ${OWN_SCHEMAS}`,
  extensions: `select extname from pg_extension`,
  types: `
    select format('%s.%s %s', n.nspname, t.typname, string_agg(e.enumlabel, ',' order by e.enumsortorder))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_enum e on e.enumtypid = t.oid
    where ${OWN_SCHEMAS} group by n.nspname, t.typname`,
  tables: `
    select format('%s.%s %s %s %s %s', n.nspname, c.relname, c.relkind, c.relrowsecurity,
      c.relforcerowsecurity, ${granted('c.relacl')})
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OWN_SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  columns: `
    select format('%s.%s.%s %s %s %s %s %s %s %s', n.nspname, c.relname, a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, pg_get_expr(d.adbin, d.adrelid), a.attidentity,
      a.attgenerated, nullif(a.attstattarget, -1), ${granted('a.attacl')})
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${OWN_SCHEMAS} and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`,
  constraints: `
    select format('%s.%s %s %s', n.nspname, c.relname, k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS}`,
  indexes: `
    select pg_get_indexdef(i.indexrelid) from pg_index i
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS}`,
  views: `
    select format('%s.%s %s', n.nspname, c.relname, pg_get_viewdef(c.oid))
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS} and c.relkind = 'v'`,
  functions: `
    select format('%s %s', pg_get_functiondef(p.oid), ${granted('p.proacl')})
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OWN_SCHEMAS} and p.prokind = 'f'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  policies: `
    select format('%s.%s %s %s %s %s %s %s', schemaname, tablename, policyname, permissive, roles, cmd, qual,
      with_check)
    from pg_policies n where ${WATCHED.replace('n.nspname', 'n.schemaname')}`,
  triggers: `
    select pg_get_triggerdef(t.oid) from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${WATCHED} and not t.tgisinternal`,
  publications: `select format('%s %s.%s', pubname, schemaname, tablename) from pg_publication_tables`,
  comments: `
    select format('%s.%s %s %s', n.nspname, c.relname, d.objsubid, d.description)
    from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
    join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS} and d.objsubid = 0`,
};

type QueryRunner = (query: string) => Promise<string[]>;

/** Returns the description of a database by kind of object. */
export async function catalogue(runQuery: QueryRunner): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [kind, query] of Object.entries(CATALOGUE)) {
    found[kind] = (await runQuery(`select text from (${query}) as found (text)`)).sort();
  }
  return found;
}
