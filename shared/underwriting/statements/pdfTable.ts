import { cellText, type Grid, type GridCell } from './grid.ts';
import { type PdfText, type Piece, piecesByLine } from './pdfGrid.ts';

interface Column {
  readonly left: number;
  readonly right: number;
}

/** Lines with fewer pieces are headings and notes. */
const FEWEST_PIECES = 3;
/** Part of the lines that may write across a gap between columns. */
const CROSSING = 0.02;

/**
 * Arranges the text of a PDF by the gaps between its columns, for tables of words such as rent rolls. A column is where
 * lines have text; a cell goes to the column that it overlaps most.
 */
export function arrangePdfTable(name: string, texts: readonly PdfText[]): Grid {
  const lines = piecesByLine(texts);
  const columns = findColumns(lines.filter(({ length }) => length >= FEWEST_PIECES));
  return { name, rows: lines.map((line) => placePieces(line, columns)) };
}

function findColumns(lines: readonly (readonly Piece[])[]): readonly Column[] {
  const counts: number[] = [];
  for (const { left, right } of lines.flat()) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.ceil(right); x++)
      counts[x] = (counts[x] ?? 0) + 1;
  }
  const most = Math.floor(lines.length * CROSSING);
  const columns: Column[] = [];
  let left: number | null = null;
  for (let x = 0; x <= counts.length; x++) {
    const isText = (counts[x] ?? 0) > most;
    if (isText) left ??= x;
    else if (left !== null) {
      columns.push({ left, right: x });
      left = null;
    }
  }
  return columns;
}

function placePieces(line: readonly Piece[], columns: readonly Column[]): readonly GridCell[] {
  const cells: GridCell[] = columns.map(() => null);
  for (const piece of line) {
    const at = bestColumn(piece, columns);
    const before = cellText(cells[at]);
    cells[at] = before === '' ? piece.text : `${before} ${piece.text}`;
  }
  return cells;
}

const overlap = (piece: Piece, column: Column): number =>
  Math.min(piece.right, column.right) - Math.max(piece.left, column.left);

/** The column that a piece overlaps most, or else the nearest one. */
function bestColumn(piece: Piece, columns: readonly Column[]): number {
  let best = 0;
  for (const [at, column] of columns.entries()) {
    const found = columns[best];
    if (found !== undefined && overlap(piece, column) > overlap(piece, found)) best = at;
  }
  return best;
}
