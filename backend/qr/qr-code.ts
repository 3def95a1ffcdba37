import { codewordsOf, dataBytesOf } from './codewords.ts';
import { dataSquares, drawFormat, emptyGrid, type Grid } from './grid.ts';
import { MASKS, penaltyOf } from './masks.ts';
import { type Version, versionFor } from './versions.ts';

function draw(codewords: readonly number[], version: Version, mask: number): Grid {
  const grid = emptyGrid(version);
  const isMasked = MASKS[mask];
  let at = 0;
  for (const [x, y] of dataSquares(grid)) {
    const bit = ((codewords[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
    const row = grid.dark[y];
    if (row) row[x] = (bit === 1) !== (isMasked?.(x, y) ?? false);
    at += 1;
  }
  drawFormat(grid, mask);
  return grid;
}

/** The squares of the QR code of a text: row by row, `true` is dark. */
export function encodeQr(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const codewords = codewordsOf(dataBytesOf(bytes, version), version);
  const grids = MASKS.map((_, mask) => draw(codewords, version, mask));
  const [best] = grids
    .map((grid) => ({ grid, penalty: penaltyOf(grid) }))
    .sort((a, b) => a.penalty - b.penalty);
  return best?.grid.dark ?? [];
}

/** Light squares that a scanner needs around a code. */
const QUIET = 4;

/** The QR code of a text as an SVG picture, dark on white whatever the theme. */
export function drawQr(text: string): string {
  const rows = encodeQr(text);
  const side = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET},${y + QUIET}h1v1h-1z`] : [])),
    )
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" ` +
    `shape-rendering="crispEdges"><path fill="white" d="M0,0h${side}v${side}h-${side}z"/>` +
    `<path fill="black" d="${path}"/></svg>`
  );
}
