import type { DataCall } from '../api/supabaseQuery.ts';
import type { RowChange } from './rowChange.ts';

/** How a cache entry's rows are patched one by one. */
export interface RowList<Data, Arg, Row> {
  /** The list inside the entry; mutated in place. */
  rows(data: Data): Row[];
  /** Built from the primary key only, because nothing else is known of a deleted row. */
  key(row: Row): string;
  /** Time of the row's last change, in ISO 8601. */
  changedAt(row: Row): string;
  order(a: Row, b: Row): number;
  /** True if a changed row still belongs to the list; defaults to all. */
  belongs?(row: Row, arg: Arg): boolean;
  /** Fetches rows changed at or after a time; null means from the beginning. */
  missed(arg: Arg, since: string | null): DataCall;
  /** Rows are never deleted, so no deletion can be missed. */
  readonly keepsRows?: boolean;
}

type Patching<Row> = Pick<RowList<never, never, Row>, 'key' | 'changedAt' | 'order'>;

/** Inserts a row in order, once. A newer version already present stays. */
export function upsertRow<Row>(rows: Row[], row: Row, list: Patching<Row>): void {
  const key = list.key(row);
  const held = rows.findIndex((other) => list.key(other) === key);
  if (held >= 0) {
    const other = rows[held] as Row;
    if (Date.parse(list.changedAt(other)) > Date.parse(list.changedAt(row))) return;
    rows.splice(held, 1);
  }
  const after = rows.findIndex((other) => list.order(row, other) < 0);
  rows.splice(after < 0 ? rows.length : after, 0, row);
}

export function removeRow<Row>(rows: Row[], key: string, list: Patching<Row>): void {
  const held = rows.findIndex((other) => list.key(other) === key);
  if (held >= 0) rows.splice(held, 1);
}

/** Applies a change to its list. */
export function applyChange<Data, Arg, Row>(
  data: Data,
  change: RowChange,
  arg: Arg,
  list: RowList<Data, Arg, Row>,
): void {
  const row = change.row as Row;
  const isRemoved = change.type === 'DELETE' || list.belongs?.(row, arg) === false;
  if (isRemoved) removeRow(list.rows(data), list.key(row), list);
  else upsertRow(list.rows(data), row, list);
}

/** Time of the list's newest change; null if empty. */
export function newestChange<Row>(
  rows: readonly Row[],
  { changedAt }: Pick<Patching<Row>, 'changedAt'>,
): string | null {
  let newest: string | null = null;
  for (const row of rows) {
    const timestamp = changedAt(row);
    if (newest === null || Date.parse(timestamp) > Date.parse(newest)) newest = timestamp;
  }
  return newest;
}
