import { formatDollars } from '#shared/format/money.ts';
import { formatFixed, formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { trimTrailing } from '#shared/format/trimTrailing.ts';

/** A row of a grid, as typed; missing cells are empty. */
export type GridRow = readonly string[];

export interface GridColumn {
  readonly id: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'money' | 'percent';
  readonly isRequired?: true;
  /** Shows the sum below the rows. */
  readonly isTotaled?: true;
  readonly placeholder?: string;
  readonly longest?: number;
  readonly least?: number;
  readonly most?: number;
  /** Returns an error message for the cell's text. */
  readonly check?: (cell: string) => string | undefined;
}

/** Pasted or typed text is bounded before it is read. */
const LONGEST_PASTE = 200_000;
export const MAX_GRID_ROWS = 500;

export const isEmptyRow = (row: GridRow): boolean => row.every((cell) => cell.trim() === '');

/** Reads a number as people and Excel write it: $1,200, 62%, (500). */
export function readGridNumber(cell: string): number | null {
  const text = cell.replace(/[$,%\s]/g, '');
  const plain = /^\((.*)\)$/.exec(text)?.[1];
  const digits = plain === undefined ? text : `-${plain}`;
  return /^-?(?:\d{1,15}(?:\.\d{0,6})?|\.\d{1,6})$/.test(digits) ? Number(digits) : null;
}

/** Returns what is wrong with a cell; nothing is required of an empty row. */
export function getCellError(column: GridColumn, cell = ''): string | undefined {
  const text = cell.trim();
  if (text === '') return column.isRequired === true ? 'Required.' : undefined;
  if (text.length > (column.longest ?? 200))
    return `Use at most ${formatNumber(column.longest ?? 200)} characters.`;
  if (column.type !== 'text') {
    const value = readGridNumber(text);
    if (value === null) return 'Enter a number.';
    if (value < (column.least ?? 0)) return `Enter ${formatNumber(column.least ?? 0)} or more.`;
    if (column.most !== undefined && value > column.most)
      return `Enter ${formatNumber(column.most)} or less.`;
  }
  return column.check?.(text);
}

/** Reads tab-separated text as Excel and Google Sheets copy it: cells with tabs or line breaks are quoted. */
export function parseTsv(pasted: string): readonly GridRow[] {
  const text = trimTrailing(pasted.slice(0, LONGEST_PASTE).replace(/\r\n?/g, '\n'), '\n');
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (char === '\t' && !isQuoted) endCell();
    else if (char === '\n' && !isQuoted) {
      endCell();
      rows.push([]);
    } else cell += char;
  }
  endCell();
  return rows.slice(0, MAX_GRID_ROWS);
}

/** True for a row of column headings: text where the columns have numbers. */
function isHeading(row: GridRow, columns: readonly GridColumn[]): boolean {
  const numeric = columns.map((column, at) => ({ column, cell: row[at]?.trim() ?? '' }));
  const filled = numeric.filter(({ column, cell }) => column.type !== 'text' && cell !== '');
  return filled.length > 0 && filled.every(({ cell }) => readGridNumber(cell) === null);
}

/** Puts pasted rows into the grid from a cell on, adding rows as needed; headings above other rows are left out. */
export function pasteRows(
  rows: readonly GridRow[],
  pasted: readonly GridRow[],
  at: { readonly row: number; readonly column: number },
  columns: readonly GridColumn[],
): readonly GridRow[] {
  const [first] = pasted;
  const hasHeading =
    pasted.length > 1 && first !== undefined && isHeading(first, columns.slice(at.column));
  const added = (hasHeading ? pasted.slice(1) : pasted).filter((row) => !isEmptyRow(row));
  const next = rows.map((row) => [...row]);
  for (const [offset, cells] of added.entries()) {
    const target = Array.from(columns, (_, index) => next[at.row + offset]?.[index] ?? '');
    for (const [index, cell] of cells.entries()) {
      if (at.column + index < columns.length) target[at.column + index] = cell;
    }
    next[at.row + offset] = target;
  }
  return next.slice(0, MAX_GRID_ROWS);
}

/** Changes one cell; a row after the last one is added. */
export function setCell(
  rows: readonly GridRow[],
  at: { readonly row: number; readonly column: number },
  cell: string,
  width: number,
): readonly GridRow[] {
  const next = [...rows];
  next[at.row] = Array.from({ length: width }, (_, index) =>
    index === at.column ? cell : (rows[at.row]?.[index] ?? ''),
  );
  return next;
}

/** Returns the formatted sum of a column; empty without numbers. */
export function formatTotal(column: GridColumn, at: number, rows: readonly GridRow[]): string {
  const values = rows.flatMap((row) => readGridNumber(row[at] ?? '') ?? []);
  if (values.length === 0) return '';
  const sum = values.reduce((total, value) => total + value, 0);
  if (column.type === 'money') return formatDollars(sum);
  if (column.type === 'percent') return formatPercent(sum);
  return Number.isInteger(sum) ? formatNumber(sum) : formatFixed(sum, 2);
}

/** Text of a grid in a form whose values are text: a row per line, cells separated by tabs. */
export const formatGridText = (rows: readonly GridRow[]): string =>
  rows.map((row) => row.map((cell) => cell.replace(/[\t\n]/g, ' ')).join('\t')).join('\n');
