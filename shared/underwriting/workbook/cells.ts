/** A cell of the exported workbook. Text is always text: a name that looks like a formula is never computed. */
export interface Cell {
  readonly value?: number | string;
  /** Without the leading "=". */
  readonly formula?: string;
  /** The result of the formula, for viewers that don't calculate. */
  readonly result?: number | string;
  readonly format?: CellFormat;
  readonly isInput?: true;
  readonly isHead?: true;
}

export type CellFormat = 'money' | 'percent' | 'times' | 'number' | 'date';

export interface Sheet {
  readonly name: string;
  /** Rows of cells; a missing cell is empty. */
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  readonly widths: readonly number[];
  readonly frozen: { readonly rows: number; readonly columns: number };
}

const A = 65;

/** Returns the letters of a column; the first is 0. */
export function columnName(at: number): string {
  const last = String.fromCharCode(A + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

/** Collects the rows of a sheet and returns their addresses. */
export class SheetBuilder {
  readonly name: string;
  readonly #rows: (Cell | undefined)[][] = [];

  constructor(name: string) {
    this.name = name;
  }

  /** Adds a row and returns its index. */
  add(...cells: readonly (Cell | undefined)[]): number {
    this.#rows.push([...cells]);
    return this.#rows.length - 1;
  }

  head(...labels: readonly string[]): number {
    return this.add(...labels.map((value): Cell => ({ value, isHead: true })));
  }

  /** Returns a fixed address that other sheets can use. */
  ref(row: number, column: number): string {
    return `${this.name}!$${columnName(column)}$${row + 1}`;
  }

  range(row: number, column: number, lastRow: number, lastColumn: number): string {
    return `${this.ref(row, column)}:$${columnName(lastColumn)}$${lastRow + 1}`;
  }

  get nextRow(): number {
    return this.#rows.length;
  }

  build(widths: readonly number[], frozen: Sheet['frozen']): Sheet {
    return { name: this.name, rows: this.#rows, widths, frozen };
  }
}

export const money = (formula: string): Cell => ({ formula, format: 'money' });
/** Rounds to whole cents, as each line of the model. */
export const cents = (formula: string): string => `ROUND(${formula},2)`;
