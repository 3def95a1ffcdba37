import { getColumnLetters } from '../format/columnLetters.ts';
import { type Cell, SHEET_LIMITS, type Sheet, type SheetRow } from './sheet.ts';
import { SheetError } from './sheetError.ts';

type Gathered = Pick<Sheet, 'head' | 'rows'>;

const EVERY = 1_000;

/**
 * Collects rows as they are read: the first non-empty row is the header, empty rows are skipped, and files over the
 * limits are rejected.
 */
export function collectRows(before: number, onProgress: (share: number) => void) {
  let at = before;
  let head: readonly Cell[] | null = null;
  let width = 0;
  const rows: SheetRow[] = [];

  function add(cells: readonly Cell[]): void {
    at += 1;
    const filled = cells.findLastIndex((cell) => cell !== null) + 1;
    if (filled === 0) return;
    if (filled > SHEET_LIMITS.columns) throw new SheetError('tooManyColumns');
    width = Math.max(width, filled);
    if (head === null) {
      head = cells.slice(0, filled);
      return;
    }
    if (rows.length === SHEET_LIMITS.rows) throw new SheetError('tooManyRows');
    rows.push({ at, cells: cells.slice(0, filled) });
    if (rows.length % EVERY === 0) onProgress(rows.length / SHEET_LIMITS.rows);
  }

  function end(): Gathered {
    if (head === null) throw new SheetError('empty');
    if (rows.length === 0) throw new SheetError('noRows');
    const names = head;
    if (names.every((name) => name === null)) throw new SheetError('noColumns');
    const labels = Array.from({ length: width }, (_, column) => labelOf(names[column], column));
    return { head: labels, rows };
  }

  return { add, end };
}

const labelOf = (cell: Cell | undefined, column: number): string =>
  cell === null || cell === undefined
    ? `Column ${getColumnLetters(column)}`
    : String(cell).replace(/\s+/g, ' ');
