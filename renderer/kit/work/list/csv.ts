import { type Column, writeCell } from './columns.tsx';

/** What a spreadsheet would take for a formula, and run for whoever opens the file. */
const FORMULA = /^[=+\-@\t\r]/;

/** One cell. Numbers are ours, so a minus before one stays; words that begin a formula are words again. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

const line = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The rows as a file (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const head = line(columns.map(({ label }) => label));
  return `\uFEFF${head}${rows.map((row) => line(columns.map((column) => writeCell(column, row)))).join('')}`;
}
