interface Placed {
  readonly schema?: string | undefined;
}

interface ForeignKey extends Placed {
  readonly fk_def: string;
}

/** The lists of the REST engine's catalogue in which something stands under a schema. */
interface Catalogue {
  tables: readonly Placed[];
  columns: readonly Placed[];
  indexes: readonly Placed[];
  foreign_keys: readonly ForeignKey[];
  primary_keys: readonly Placed[];
  views: readonly Placed[];
  check_constraints: readonly Placed[];
  unique_constraints: readonly Placed[];
  comments: readonly Placed[];
  functions?: readonly Placed[];
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
