import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { Sql } from '../db/engine.ts';
import { quoted, type Table } from './tables.ts';

/** Rows are lines of JSON written and read by the database itself, so no value is reinterpreted. */
const BATCH_BYTES = 1024 * 1024;
const FIRST_BATCH_ROWS = 100;
const MOST_BATCH_ROWS = 10_000;
/** A longer line can't be a row written by this backend. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** Writes a table's rows to a stream in batches of limited size and counts them. */
export async function writeRows(sql: Sql, table: Table, out: Writable): Promise<number> {
  const columns = table.columns.map((name) => `t.${quoted(name)}`).join(', ');
  await sql.unsafe(`declare haven_rows no scroll cursor for
    select row_to_json(r)::text as line
    from (select ${columns} from ${quoted(table.schema, table.name)} t) r`);
  let rows = 0;
  let size = FIRST_BATCH_ROWS;
  for (;;) {
    const batch = await sql.unsafe<{ line: string }[]>(`fetch ${size} from haven_rows`);
    if (batch.length === 0) break;
    // Columns of type json keep their original line breaks, which have no meaning.
    const text = batch.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join('');
    if (!out.write(text)) await once(out, 'drain');
    rows += batch.length;
    const fitting = Math.floor((batch.length * BATCH_BYTES) / text.length);
    size = Math.max(1, Math.min(MOST_BATCH_ROWS, fitting));
  }
  await sql.unsafe('close haven_rows');
  return rows;
}

export class LineTooLongError extends Error {}

/** Groups a stream of lines into JSON lists of about one batch each. */
export async function* readBatches(
  source: AsyncIterable<Buffer>,
): AsyncGenerator<{ json: string }> {
  let rest: Buffer[] = [];
  let restBytes = 0;
  let lines: string[] = [];
  let bytes = 0;
  const take = () => {
    const batch = { json: `[${lines.join(',')}]` };
    lines = [];
    bytes = 0;
    return batch;
  };
  for await (const chunk of source) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      rest.push(chunk.subarray(start, end));
      const line = Buffer.concat(rest).toString('utf8');
      rest = [];
      restBytes = 0;
      start = end + 1;
      lines.push(line);
      bytes += line.length;
      if (bytes > BATCH_BYTES) yield take();
    }
    rest.push(chunk.subarray(start));
    restBytes += chunk.length - start;
    if (restBytes > LONGEST_LINE) throw new LineTooLongError('A row exceeds the maximum length.');
  }
  if (lines.length > 0) yield take();
}

/** What to do with a row whose key already exists. */
export type OnConflict = 'fail' | 'replace';

/** Inserts rows written by `writeRows` and returns their number. */
export async function insertRows(
  sql: Sql,
  table: Table,
  columns: readonly string[],
  source: AsyncIterable<Buffer>,
  onConflict: OnConflict = 'fail',
): Promise<number> {
  const target = quoted(table.schema, table.name);
  const list = columns.map((name) => quoted(name)).join(', ');
  const statement = `
    insert into ${target} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${target}, $1::text::json)
    ${onConflict === 'replace' ? replacing(table, columns) : ''}`;
  let inserted = 0;
  for await (const { json } of readBatches(source)) {
    inserted += (await sql.unsafe(statement, [json])).count;
  }
  return inserted;
}

function replacing({ key }: Table, columns: readonly string[]): string {
  if (key.length === 0) return 'on conflict do nothing';
  const others = columns.filter((name) => !key.includes(name)).map((name) => quoted(name));
  const change = others.map((name) => `${name} = excluded.${name}`).join(', ');
  return `on conflict (${key.map((name) => quoted(name)).join(', ')})
    do ${change ? `update set ${change}` : 'nothing'}`;
}
