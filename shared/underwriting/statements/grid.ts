import { getColumnLetters } from '#shared/format/columnLetters.ts';

/** Cell content as read; dates are `2026-11-23`, formulas their saved value. */
export type GridCell = string | number | boolean | null;

/** All cells of one sheet, text file, or PDF, in the order of the file. */
export interface Grid {
  readonly name: string;
  readonly rows: readonly (readonly GridCell[])[];
  /** Formula cells without a saved value, by address. Formulas are never computed. */
  readonly unsaved?: ReadonlySet<string>;
}

/** Limits for statements; larger files are rejected, never truncated. */
export const GRID_LIMITS = {
  bytes: 50_000_000,
  rows: 50_200,
  columns: 800,
  sheets: 40,
  pages: 200,
  cellCharacters: 32_767,
} as const;

/** "F23" of row 22 and column 5, both counted from 0. */
export const cellAddress = (row: number, column: number): string =>
  `${getColumnLetters(column)}${row + 1}`;

/** Text of a cell in one line, without outer spaces. */
export const cellText = (cell: GridCell | undefined): string =>
  cell === null || cell === undefined ? '' : String(cell).replace(/\s+/g, ' ').trim();

export const isFilled = (cell: GridCell | undefined): boolean => cellText(cell) !== '';
