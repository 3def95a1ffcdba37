import { readAmount } from './amounts.ts';
import { cellText, type Grid, type GridCell } from './grid.ts';
import { readMonth } from './months.ts';

/** Text at a place of a PDF page, in points; `y` grows upward. */
export interface PdfText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1 for text that OCR read. */
  readonly confidence?: number;
}

/** Words that belong together, such as the content of a cell. */
export interface Piece {
  text: string;
  readonly left: number;
  right: number;
}

const LINE_TOLERANCE = 3;
const EDGE_GAP = 7;
const CODE = /^\d{3,6}(?:[-.]\d{1,6})*$/;

/**
 * Arranges the text of a PDF in rows and columns: lines by height on the page, columns by the right edges of amounts. A
 * scanned page has no text and therefore no rows.
 */
export function arrangePdfText(name: string, texts: readonly PdfText[]): Grid {
  const lines = piecesByLine(texts).map(splitCode);
  const edges = findEdges(lines);
  const rows = lines.map((line) => placePieces(line, edges));
  return { name, rows };
}

/** Pieces of text by line, from the top of the first page. */
export const piecesByLine = (texts: readonly PdfText[]): readonly (readonly Piece[])[] =>
  linesOf(texts).map(joinPieces);

function linesOf(texts: readonly PdfText[]): readonly (readonly PdfText[])[] {
  const sorted = texts
    .filter(({ text }) => text.trim() !== '')
    .toSorted((one, other) => one.page - other.page || other.y - one.y || one.x - other.x);
  const lines: PdfText[][] = [];
  for (const one of sorted) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (
      line !== undefined &&
      first !== undefined &&
      first.page === one.page &&
      Math.abs(first.y - one.y) <= LINE_TOLERANCE
    ) {
      line.push(one);
    } else {
      lines.push([one]);
    }
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x));
}

/** Joins words; a wider gap starts the next cell. */
function joinPieces(line: readonly PdfText[]): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, width, height } of line) {
    const last = pieces.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : x - last.right;
    if (last !== undefined && gap < Math.max(2, height * 0.6)) {
      last.text += gap > height * 0.15 ? ` ${text.trim()}` : text.trim();
      last.right = x + width;
    } else {
      pieces.push({ text: text.trim(), left: x, right: x + width });
    }
  }
  // A currency symbol that is set apart belongs to the amount after it.
  return pieces.filter((piece, at) => {
    const next = pieces[at + 1];
    if (piece.text !== '$' || next === undefined) return true;
    next.text = `$${next.text}`;
    return false;
  });
}

/** An account number at the start of a row is a part of its label. */
function splitCode(line: readonly Piece[]): readonly Piece[] {
  const [first, second, ...rest] = line;
  if (
    first === undefined ||
    second === undefined ||
    !CODE.test(first.text) ||
    isColumnPiece(second)
  )
    return line;
  return [{ text: `${first.text} ${second.text}`, left: first.left, right: second.right }, ...rest];
}

const isColumnPiece = ({ text }: Piece): boolean => {
  const { kind } = readAmount(text);
  return kind === 'amount' || kind === 'unclear' || readMonth(text) !== null;
};

/** Right edges that many amounts share. */
function findEdges(lines: readonly (readonly Piece[])[]): readonly number[] {
  const edges = lines
    .flatMap((line) =>
      line.filter((piece, at) => at > 0 && readAmount(piece.text).kind === 'amount'),
    )
    .map(({ right }) => right)
    .sort((one, other) => one - other);
  const groups: number[][] = [];
  for (const edge of edges) {
    const group = groups.at(-1);
    if (group !== undefined && edge - (group.at(-1) ?? 0) <= EDGE_GAP) group.push(edge);
    else groups.push([edge]);
  }
  const most = Math.max(0, ...groups.map(({ length }) => length));
  return groups.filter(({ length }) => length * 4 >= most).map((group) => Math.max(...group));
}

function placePieces(line: readonly Piece[], edges: readonly number[]): readonly GridCell[] {
  const cells: GridCell[] = Array.from({ length: edges.length + 1 }, () => null);
  const isHeader = line.filter(({ text }) => readMonth(text) !== null).length >= 3;
  let isLabel = true;
  for (const piece of line) {
    const isColumn = isColumnPiece(piece) || (isHeader && !isLabel);
    if (isColumn) isLabel = false;
    const at = isColumn || !isLabel ? columnOf(piece, edges) : 0;
    const before = cellText(cells[at]);
    cells[at] = before === '' ? piece.text : `${before} ${piece.text}`;
  }
  return cells;
}

/** The first column whose right edge is behind the middle of the text. */
function columnOf({ left, right }: Piece, edges: readonly number[]): number {
  const middle = (left + right) / 2;
  const at = edges.findIndex((edge) => middle <= edge);
  return at < 0 ? edges.length : at + 1;
}
