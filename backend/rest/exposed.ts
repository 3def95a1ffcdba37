interface Placed {
  readonly schema?: string | undefined;
}

interface Named extends Placed {
  readonly name: string;
}

interface OfTable extends Placed {
  readonly table: string;
}

interface ForeignKey extends OfTable {
  readonly ref_table: string;
  readonly fk_def: string;
}

interface Routine extends Named {
  readonly return_type: string;
}

/** Catalog lists of the REST engine whose entries belong to a schema. */
export interface Catalogue {
  tables: readonly Named[];
  columns: readonly OfTable[];
  indexes: readonly OfTable[];
  foreign_keys: readonly ForeignKey[];
  primary_keys: readonly OfTable[];
  views: readonly Named[];
  check_constraints: readonly OfTable[];
  unique_constraints: readonly OfTable[];
  comments: readonly Placed[];
  functions?: readonly Routine[];
  partitions?: readonly Placed[];
}

const PLACED = [
  'tables',
  'columns',
  'indexes',
  'foreign_keys',
  'primary_keys',
  'views',
  'check_constraints',
  'unique_constraints',
  'comments',
  'functions',
  'partitions',
] as const satisfies readonly (keyof Catalogue)[];

/** Postgres includes the schema of a foreign key's target only if it is not in the search path. */
const TARGET_SCHEMA = / REFERENCES (?:"((?:[^"]|"")+)"|(\w+))\./;

function pointsInside({ fk_def }: ForeignKey, schemas: ReadonlySet<string>): boolean {
  const [, quoted, plain] = TARGET_SCHEMA.exec(fk_def) ?? [];
  const target = quoted?.replaceAll('""', '"') ?? plain;
  return target === undefined || schemas.has(target);
}

/**
 * Limits the catalog to the exposed schemas. The engine looks up columns and relations by bare table name, so
 * `public.messages` would otherwise be read with the columns of `realtime.messages`.
 */
export function filterExposed<C extends Catalogue>(whole: C, schemas: ReadonlySet<string>): C {
  const exposed = { ...whole };
  for (const list of PLACED) {
    const filtered = whole[list]?.filter(({ schema }) => schemas.has(schema ?? 'public'));
    Object.assign(exposed, { [list]: filtered });
  }
  exposed.foreign_keys = exposed.foreign_keys.filter((key) => pointsInside(key, schemas));
  return exposed;
}

/** Returns `Odd name` for `SETOF public."Odd name"`. */
const bareName = (type: string): string =>
  type
    .replace(/^setof\s+/i, '')
    .replace(/^(?:"(?:[^"]|"")+"|\w+)\./, '')
    .replace(/^"(.*)"$/, '$1');

/**
 * Limits the exposed catalog to one table or view, or to a function's result. Functions stay, because each may be a
 * computed column.
 */
export function filterToTarget<C extends Catalogue>(whole: C, name: string): C {
  const routines = whole.functions?.filter((one) => one.name === name) ?? [];
  const names = new Set([name, ...routines.map((one) => bareName(one.return_type))]);
  const tables = whole.tables.filter((one) => names.has(one.name));
  const views = whole.views.filter((one) => names.has(one.name));
  if (tables.length + views.length + routines.length === 0) return whole;
  const part = { ...whole, tables, views };
  for (const list of [
    'columns',
    'indexes',
    'primary_keys',
    'check_constraints',
    'unique_constraints',
  ] as const) {
    Object.assign(part, { [list]: whole[list].filter(({ table }) => names.has(table)) });
  }
  part.foreign_keys = whole.foreign_keys.filter(
    ({ table, ref_table }) => names.has(table) || names.has(ref_table),
  );
  return part;
}
