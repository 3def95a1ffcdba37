import { heading } from './markdown.ts';
import type { ForeignKey, Table } from './parse-tables.ts';
import { groupBy } from './sql.ts';

/** Returns the document with one entity relationship diagram per domain. */
export function renderDataModel(tables: readonly Table[]): string {
  const own = new Set(tables.map(({ name }) => name));
  const entityOf = (name: string) =>
    own.has(name) ? name.slice(name.indexOf('.') + 1) : name.replace('.', '_');
  const domains = [...groupBy(tables, ({ domain }) => domain)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    heading(
      'Data model',
      'the tables of each domain with their primary keys, foreign keys and references',
    ),
    ...domains.map(([domain, members]) => renderDomain(domain, members, entityOf)),
  ].join('\n');
}

const renderDomain = (
  domain: string,
  tables: readonly Table[],
  entityOf: (name: string) => string,
): string =>
  [
    `## ${domain}`,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap((table) => renderTable(table, entityOf)),
    ...tables.flatMap((table) => renderRelations(table, entityOf)),
    '```',
    '',
  ].join('\n');

function renderTable({ name, keyColumns }: Table, entityOf: (name: string) => string): string[] {
  if (keyColumns.length === 0) return [`  ${entityOf(name)}`];
  const columns = keyColumns.map(({ name: column, type, isPrimary, isForeign }) => {
    const keys = [...(isPrimary ? ['PK'] : []), ...(isForeign ? ['FK'] : [])];
    return `    ${type} ${column} ${keys.join(', ')}`;
  });
  return [`  ${entityOf(name)} {`, ...columns, '  }'];
}

/** References to the same table with the same cardinality share one line. */
const renderRelations = (
  { name, foreignKeys }: Table,
  entityOf: (name: string) => string,
): string[] =>
  [...groupBy(foreignKeys, (key) => `${entityOf(key.target)} ${cardinality(key)}`)].map(
    ([start, keys]) =>
      `  ${start} ${entityOf(name)} : "${keys.flatMap(({ columns }) => columns).join(', ')}"`,
  );

const cardinality = ({ isRequired, isUnique }: ForeignKey): string =>
  `${isRequired ? '||' : '|o'}--${isUnique ? 'o|' : 'o{'}`;
