/** What a cell holds. A day is `2026-11-23`, a moment `2026-11-23T09:30:00`, as the sheet shows them. */
export type Cell = string | number | boolean | null;

export interface SheetRow {
  /** Where it stands in the file, from 1, so that people find it again. */
  readonly at: number;
  readonly cells: readonly Cell[];
}

export interface Sheet {
  /** The tables of a workbook; of a text file, none. */
  readonly names: readonly string[];
  /** Which of them was read. */
  readonly index: number;
  readonly head: readonly string[];
  readonly rows: readonly SheetRow[];
  /** How a text file was read, to be told where it could be guessed wrongly. */
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | null;
  /** How many cells of a workbook are formulas; each holds its words. */
  readonly formulas?: number;
}

/** What is read at most; a file beyond it is refused, never cut. */
export const SHEET_LIMITS = {
  bytes: 50_000_000,
  rows: 50_000,
  columns: 200,
  /** As many as Excel takes. */
  cellCharacters: 32_767,
} as const;
