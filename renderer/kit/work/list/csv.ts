import { writeCsv } from '../sheet/writeCsv.ts';
import { type Column, writeCell } from './columns.tsx';

/** The rows as a file of comma-separated values. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  writeCsv(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map((column) => writeCell(column, row))),
  );
