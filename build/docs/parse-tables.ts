import { domainOf, type SchemaFile, splitAtCommas, withoutTexts } from './sql.ts';

interface KeyColumn {
  name: string;
  type: string;
  isPrimary: boolean;
  isForeign: boolean;
}

export interface ForeignKey {
  columns: string[];
  /** The referenced table with its schema. */
  target: string;
  /** True if each row must reference another row. */
  isRequired: boolean;
  /** True if only one row can reference another row. */
  isUnique: boolean;
}

export interface Table {
  /** The name with its schema. */
  name: string;
  domain: string;
  keyColumns: KeyColumn[];
  foreignKeys: ForeignKey[];
}

const TABLE = /^create table ([\w.]+) \(\n([\s\S]*?)\n\)(?: partition by range \(\w+\))?;/gm;
const KEY = /^(?:constraint \w+\s+)?(primary key|unique|foreign key)[^(]*\(([^)]*)\)/;
const REFERENCE = /\breferences ([\w.]+)/;

/** Returns the tables that the schema files create, with their key columns and references. */
export const parseTables = (files: readonly SchemaFile[]): Table[] =>
  files.flatMap(({ name: file, text }) =>
    [...text.matchAll(TABLE)].map(([, name = '', body = '']) => ({
      name,
      domain: domainOf(file),
      ...parseKeys(splitAtCommas(withoutTexts(body))),
    })),
  );

interface Column {
  name: string;
  type: string;
  definition: string;
}

/** Reads keys from the column definitions and from the constraints of a table. */
function parseKeys(entries: readonly string[]): Pick<Table, 'keyColumns' | 'foreignKeys'> {
  const constraints = entries.flatMap((entry) => {
    const [, kind = '', list = ''] = KEY.exec(entry) ?? [];
    return kind ? [{ kind, columns: splitAtCommas(list), definition: entry }] : [];
  });
  const columns = entries.flatMap((entry) => parseColumn(entry));
  const keysOfKind = (kind: string) => [
    ...columns.filter(({ definition }) => definition.includes(kind)).map(({ name }) => [name]),
    ...constraints.filter((constraint) => constraint.kind === kind).map((key) => key.columns),
  ];
  const primary = keysOfKind('primary key');
  const unique = [...primary, ...keysOfKind('unique')];
  const isRequired = ({ name, definition }: Column) =>
    definition.includes('not null') || primary.flat().includes(name);
  const references = [
    ...columns.map(({ name, definition }) => ({ columns: [name], definition })),
    ...constraints.filter(({ kind }) => kind === 'foreign key'),
  ];
  const foreignKeys = references.flatMap(({ columns: names, definition }) => {
    const [, target] = REFERENCE.exec(definition) ?? [];
    if (!target) return [];
    return {
      columns: names,
      target,
      isRequired: columns.filter(({ name }) => names.includes(name)).every(isRequired),
      isUnique: unique.some((key) => key.every((name) => names.includes(name))),
    };
  });
  const foreign = foreignKeys.flatMap((key) => key.columns);
  const keyColumns = columns
    .map(({ name, type }) => ({
      name,
      type,
      isPrimary: primary.flat().includes(name),
      isForeign: foreign.includes(name),
    }))
    .filter(({ isPrimary, isForeign }) => isPrimary || isForeign);
  return { keyColumns, foreignKeys };
}

/** Returns the column that an entry of a table defines; nothing for constraints. */
function parseColumn(entry: string): Column[] {
  if (/^(?:constraint|check)\b/.test(entry) || KEY.test(entry)) return [];
  const [, name = '', type = ''] = /^(\w+)\s+(?:\w+\.)?(\w+)/.exec(entry) ?? [];
  return [{ name, type, definition: entry }];
}
