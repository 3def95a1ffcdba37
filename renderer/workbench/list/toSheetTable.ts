import type { Table } from '../sheet/writeXlsx.ts';
import { type Column, sheetTypeOf, writeCell } from './columns.tsx';

/** Converts rows to a file table with these columns. */
export const toSheetTable = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): Table => ({
  name,
  columns: columns.map(({ label, type }) => ({ label, type: sheetTypeOf(type) })),
  rows: rows.map((row) => columns.map((column) => writeCell(column, row))),
});
