import type { Cell } from './sheet.ts';

/** What a spreadsheet would take for a formula, and run for whoever opens the file. */
const FORMULA = /^(?:[=+\-@|＝＋－＠\t\r\n]|\0)/;

/** One cell. Numbers are ours, so a minus before one stays; words that begin a formula are words again. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The words that `csvCell` had before it made them harmless. */
export const asTyped = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** The rows as a file (RFC 4180), with the mark by which Excel knows that it is UTF-8. */
export const writeCsv = (head: readonly string[], rows: Iterable<readonly Cell[]>): string =>
  `\uFEFF${line(head)}${Array.from(rows, line).join('')}`;
