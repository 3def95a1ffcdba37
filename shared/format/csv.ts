export type CsvCell = string | number | boolean | null;

/** Prefixes that spreadsheets read as a formula, also after whitespace or our own escape. */
const FORMULA = /^'*(?:\s*[=+\-@|＝＋－＠]|[\t\r\n\0])/;
/** Excel uses semicolons or tabs as separators in some locales. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Writes one cell (RFC 4180). Text that would run as a formula is escaped; numbers stay numbers. */
export function csvCell(value: CsvCell): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns the text that `csvCell` escaped. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Writes a CSV file. It starts with a byte order mark, which tells Excel that it is UTF-8. */
export const writeCsv = (head: readonly string[], rows: Iterable<readonly CsvCell[]>): string =>
  `\uFEFF${csvLine(head)}${Array.from(rows, csvLine).join('')}`;
