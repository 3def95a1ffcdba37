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

/** The lists of the REST engine's catalogue in which something stands under a schema. */
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

/** Postgres names the schema of a foreign key's target when it is not one that is searched anyway. */
const TARGET_SCHEMA = / REFERENCES (?:"((?:[^"]|"")+)"|(\w+))\./;

function pointsInside({ fk_def }: ForeignKey, schemas: ReadonlySet<string>): boolean {
  const [, quoted, plain] = TARGET_SCHEMA.exec(fk_def) ?? [];
  const target = quoted?.replaceAll('""', '"') ?? plain;
  return target === undefined || schemas.has(target);
}

/**
 * What of the database the REST engine may know. It looks columns and relations up by the bare names
 * of tables, so that `public.messages` would be read with the columns of `realtime.messages`.
 */
export function onlyExposed<C extends Catalogue>(whole: C, schemas: ReadonlySet<string>): C {
  const exposed = { ...whole };
  for (const list of PLACED) {
    const kept = whole[list]?.filter(({ schema }) => schemas.has(schema ?? 'public'));
    Object.assign(exposed, { [list]: kept });
  }
  exposed.foreign_keys = exposed.foreign_keys.filter((key) => pointsInside(key, schemas));
  return exposed;
}

/** `SETOF public."Odd name"` is of `Odd name`. */
const bareName = (type: string): string =>
  type
    .replace(/^setof\s+/i, '')
    .replace(/^(?:"(?:[^"]|"")+"|\w+)\./, '')
    .replace(/^"(.*)"$/, '$1');

/**
 * Of all that is exposed what belongs to one table or view, or to what a function answers. Functions stay
 * together: each may be a computed column.
 */
export function onlyAbout<C extends Catalogue>(whole: C, name: string): C {
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
