/** Cell content. Dates are `2026-11-23` and times `2026-11-23T09:30:00`, as displayed in the sheet. */
export type Cell = string | number | boolean | null;

export interface SheetRow {
  /** Row number in the file, from 1, as users see it. */
  readonly at: number;
  readonly cells: readonly Cell[];
  /** Why the row can't be imported, if its file is broken there. */
  readonly problem?: string;
}

export type RowUnit = 'row' | 'card';

export interface Sheet {
  /** Sheet names of a workbook; empty for a text file. */
  readonly names: readonly string[];
  /** Index of the sheet that was read. */
  readonly index: number;
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Detected encoding of a text file, shown where detection may be wrong. */
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | null;
  /** Number of formula cells in a workbook; each holds its formula text. */
  readonly formulas?: number;
  /** What a row is called; a card in a vCard file. */
  readonly unit?: RowUnit;
}

/** Limits for reading; files beyond them are rejected, never truncated. */
export const SHEET_LIMITS = {
  bytes: 50_000_000,
  rows: 50_000,
  columns: 200,
  /** Excel's limit. */
  cellCharacters: 32_767,
} as const;
