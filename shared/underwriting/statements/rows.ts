import type { Cents } from '../cents.ts';
import { readAmount } from './amounts.ts';
import { cellAddress, cellText, type Grid } from './grid.ts';
import type { Block } from './layout.ts';

/** An amount with its place; null cents if the cell is empty or unclear. */
export interface ReadCell {
  readonly address: string;
  readonly text: string;
  readonly cents: Cents | null;
  readonly unclear?: { readonly reason: string; readonly suggestion: Cents | null };
}

export interface ReadRow {
  readonly row: number;
  readonly label: string;
  readonly labelCell: string;
  readonly code: string | null;
  readonly cells: readonly ReadCell[];
  readonly total: ReadCell | null;
  readonly kind: 'heading' | 'amounts' | 'note';
  readonly isWhole: boolean;
}

const CODE = /^\d{3,6}(?:[-.]\d{1,6}){0,4}$/;
const CODE_FIRST = /^(\d{3,6}(?:[-.]\d{1,6}){0,4}) ?(?:[-–·:] ?)?(\D.{0,199})$/;
const NOTE =
  /^(?:\*|†|note\b|notes:|\(\d\)\s|footnote|source:|unaudited|see accompanying|prepared by|page \d)/i;

/** Reads the rows below a block's header. */
export function readRows(grid: Grid, block: Block): readonly ReadRow[] {
  const rows: ReadRow[] = [];
  for (let row = block.headerRow + 1; row < block.endRow; row++) {
    if (block.repeated.has(row)) continue;
    const read = readRow(grid, block, row);
    if (read !== null) rows.push(read);
  }
  return rows;
}

function readRow(grid: Grid, block: Block, row: number): ReadRow | null {
  const cells = grid.rows[row] ?? [];
  if (cells.every((cell) => cell === null || cell === '')) return null;
  const { label, column, code } = labelOf(grid, block, row);
  const read = block.columns.map((one) => readCell(grid, row, one.column));
  const hasAmount = read.some(({ cents, unclear }) => cents !== null || unclear !== undefined);
  const labelCell = cellAddress(row, column);
  if (!hasAmount) {
    if (label === '') return null;
    const isNote = NOTE.test(label) || label.length > 90;
    return {
      row,
      label,
      labelCell,
      code,
      cells: [],
      total: null,
      kind: isNote ? 'note' : 'heading',
      isWhole: true,
    };
  }
  // A second line of headings, such as "Actual" below each month, has no amounts and no label.
  return {
    row,
    label,
    labelCell: label === '' ? (read[0]?.address ?? labelCell) : labelCell,
    code,
    cells: read,
    total: block.totalColumn === null ? null : readCell(grid, row, block.totalColumn),
    kind: 'amounts',
    isWhole: read.every(({ cents }) => cents === null || cents % 100 === 0),
  };
}

function readCell(grid: Grid, row: number, column: number): ReadCell {
  const cell = grid.rows[row]?.[column];
  const address = cellAddress(row, column);
  const text = cellText(cell).slice(0, 80);
  if (grid.unsaved?.has(address) === true) {
    const unclear = { reason: 'The formula has no saved value', suggestion: null };
    return { address, text: 'formula', cents: null, unclear };
  }
  const reading = readAmount(cell);
  if (reading.kind === 'amount') return { address, text, cents: reading.cents };
  if (reading.kind === 'blank') return { address, text, cents: null };
  if (reading.kind === 'unclear') return { address, text, cents: null, unclear: reading };
  return {
    address,
    text,
    cents: null,
    unclear: { reason: 'The cell is not an amount', suggestion: null },
  };
}

function labelOf(grid: Grid, block: Block, row: number) {
  let label = '';
  let labelColumn = block.labelColumns[0] ?? 0;
  let code: string | null = null;
  for (const column of block.labelColumns) {
    const text = cellText(grid.rows[row]?.[column]);
    if (text === '') continue;
    if (code === null && label === '' && CODE.test(text)) {
      code = text;
      continue;
    }
    if (label === '') {
      label = text;
      labelColumn = column;
    } else if (!/^[\d$(),.%\s-]+$/.test(text)) {
      label = `${label} ${text}`;
    }
  }
  const first = CODE_FIRST.exec(label.slice(0, 200));
  if (code === null && first?.[1] !== undefined && first[2] !== undefined) {
    code = first[1];
    label = first[2];
  }
  return { label: label.slice(0, 160).trim(), column: labelColumn, code };
}
