import { type CsvCell, csvLine } from '../format/csv.ts';
import { z } from '../zod.ts';
import type { Resource } from './resources.ts';

/** How a field is stored in a warehouse file. Lists are stored as JSON text. */
export interface SnapshotColumn {
  readonly name: string;
  readonly type: 'STRING' | 'DOUBLE' | 'BOOLEAN' | 'TIMESTAMP';
}

interface JsonType {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly anyOf?: readonly JsonType[];
}

/** Returns the columns of a resource's snapshots, in the order of the reference. */
export const snapshotColumns = ({ output }: Resource): readonly SnapshotColumn[] =>
  Object.entries(output).map(([name, schema]) => {
    const json = z.toJSONSchema(schema) as JsonType;
    const { type: types, format } = json.anyOf?.find((one) => one.type !== 'null') ?? json;
    const type = typeof types === 'object' ? types.find((one) => one !== 'null') : types;
    if (type === 'boolean') return { name, type: 'BOOLEAN' };
    if (type === 'number' || type === 'integer') return { name, type: 'DOUBLE' };
    return { name, type: format === 'date-time' ? 'TIMESTAMP' : 'STRING' };
  });

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Returns a field's value for a Parquet column. */
export function snapshotValue({ name, type }: SnapshotColumn, row: Row): unknown {
  const value = row[name] ?? null;
  if (value === null || type === 'BOOLEAN') return value;
  if (type === 'TIMESTAMP') return new Date(textOf(value));
  return type === 'DOUBLE' ? Number(value) : textOf(value);
}

/** Writes rows as CSV without a byte order mark, which warehouses read as part of the first name. */
export function writeSnapshotCsv(columns: readonly SnapshotColumn[], rows: readonly Row[]): string {
  const cell = ({ name }: SnapshotColumn, row: Row): CsvCell => {
    const value = row[name] ?? null;
    return value === null || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : textOf(value);
  };
  const lines = rows.map((row) => csvLine(columns.map((column) => cell(column, row))));
  return csvLine(columns.map(({ name }) => name)) + lines.join('');
}
