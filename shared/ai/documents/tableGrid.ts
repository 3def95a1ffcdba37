import type { Grid, GridCell } from '../../underwriting/statements/grid.ts';
import type { TextLine, TextPiece } from './documentText.ts';

const UNIT = /^(?:unit|apt|apartment|room|suite|bed|unit\/bed)(?: ?(?:#|no\.?|number|id|name))?$/i;
const LEAST_COLUMNS = 4;

/** Arranges the lines of a printed rent roll by the columns of its heading; null if it has none. */
export function arrangeTable(name: string, lines: readonly TextLine[]): Grid | null {
  const header = lines.findIndex(
    ({ pieces }) => pieces.length >= LEAST_COLUMNS && UNIT.test(pieces[0]?.text ?? ''),
  );
  const columns = lines[header]?.pieces;
  if (columns === undefined) return null;
  const rows: GridCell[][] = lines.map(({ pieces }, at) => {
    const cells: GridCell[] = columns.map(() => null);
    if (at < header || pieces.length === 1) return [pieces.map(({ text }) => text).join(' ')];
    for (const piece of pieces) {
      const column = nearestColumn(columns, piece);
      const before = cells[column] ?? null;
      cells[column] = before === null ? piece.text : `${before} ${piece.text}`;
    }
    return cells;
  });
  return { name, rows };
}

/** The column whose left edge, right edge, or middle is nearest. */
function nearestColumn(columns: readonly TextPiece[], piece: TextPiece): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, column] of columns.entries()) {
    const distance = Math.min(
      Math.abs(column.x - piece.x),
      Math.abs(column.x + column.width - piece.x - piece.width),
      Math.abs(column.x + column.width / 2 - piece.x - piece.width / 2),
    );
    if (distance < least) {
      least = distance;
      best = at;
    }
  }
  return best;
}
