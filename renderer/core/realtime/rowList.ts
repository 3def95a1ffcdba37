import type { DataCall } from '../api/supabaseQuery.ts';
import type { RowChange } from './rowChange.ts';

/** How the rows of a cache entry are kept current one by one. */
export interface RowList<Data, Arg, Row> {
  /** The list inside the entry; it is changed in place. */
  rows(data: Data): Row[];
  /** Made of the primary key alone: of a removed row nothing else is known. */
  key(row: Row): string;
  /** The moment of the row's last change, as ISO 8601. */
  changedAt(row: Row): string;
  order(a: Row, b: Row): number;
  /** Whether a row that changed is still one of this list; without it every row is. */
  belongs?(row: Row, arg: Arg): boolean;
  /** Reads the rows that changed at or after the moment; null means from the beginning. */
  missed(arg: Arg, since: string | null): DataCall;
  /** Rows are never deleted, so that nothing can vanish unnoticed while nobody listens. */
  readonly keepsRows?: boolean;
}

type Patching<Row> = Pick<RowList<never, never, Row>, 'key' | 'changedAt' | 'order'>;

/** Puts a row into its place, once. A row that is already there newer stays. */
export function placeRow<Row>(rows: Row[], row: Row, list: Patching<Row>): void {
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

/** Applies one change to the list it concerns. */
export function applyChange<Data, Arg, Row>(
  data: Data,
  change: RowChange,
  arg: Arg,
  list: RowList<Data, Arg, Row>,
): void {
  const row = change.row as Row;
  const isGone = change.type === 'DELETE' || list.belongs?.(row, arg) === false;
  if (isGone) removeRow(list.rows(data), list.key(row), list);
  else placeRow(list.rows(data), row, list);
}

/** The newest change that a list knows of; null for an empty one. */
export function newestChange<Row>(
  rows: readonly Row[],
  { changedAt }: Pick<Patching<Row>, 'changedAt'>,
): string | null {
  let newest: string | null = null;
  for (const row of rows) {
    const moment = changedAt(row);
    if (newest === null || Date.parse(moment) > Date.parse(newest)) newest = moment;
  }
  return newest;
}
