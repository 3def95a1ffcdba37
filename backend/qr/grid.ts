import type { Version } from './versions.ts';

/** The squares of a code while it is drawn: dark or not, and which ones hold no data. */
export interface Grid {
  size: number;
  dark: boolean[][];
  reserved: boolean[][];
}

const squares = (size: number): boolean[][] =>
  Array.from({ length: size }, () => new Array<boolean>(size).fill(false));

function reserve(grid: Grid, x: number, y: number, isDark: boolean): void {
  const [row, taken] = [grid.dark[y], grid.reserved[y]];
  if (!row || !taken || x < 0 || x >= grid.size) return;
  row[x] = isDark;
  taken[x] = true;
}

/** A grid with everything that every code of its version has: finders, timing, alignment. */
export function emptyGrid(version: Version): Grid {
  const { size, alignment } = version;
  const grid: Grid = { size, dark: squares(size), reserved: squares(size) };
  for (let i = 0; i < size; i += 1) {
    reserve(grid, 6, i, i % 2 === 0);
    reserve(grid, i, 6, i % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const;
  for (const [x, y] of corners) drawRings(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const last = alignment.length - 1;
  alignment.forEach((x, i) => {
    alignment.forEach((y, j) => {
      const isFinder = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!isFinder) drawRings(grid, x, y, 2, (ring) => ring !== 1);
    });
  });
  drawFormat(grid, 0);
  drawVersion(grid, version.number);
  return grid;
}

function drawRings(
  grid: Grid,
  centerX: number,
  centerY: number,
  radius: number,
  isDark: (ring: number) => boolean,
): void {
  for (let dy = -radius; dy <= radius; dy += 1) {
    for (let dx = -radius; dx <= radius; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      reserve(grid, centerX + dx, centerY + dy, isDark(ring));
    }
  }
}

/** `value` followed by its remainder, so that a scanner can repair it. */
function withRemainder(value: number, polynomial: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * polynomial);
  return (value << degree) | rest;
}

/** Level M (its bits are 00) and the mask, twice, so that one copy may be damaged. */
export function drawFormat(grid: Grid, mask: number): void {
  const bits = withRemainder(mask, 0x537, 10) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  const { size } = grid;
  for (let i = 0; i <= 5; i += 1) reserve(grid, 8, i, bit(i));
  reserve(grid, 8, 7, bit(6));
  reserve(grid, 8, 8, bit(7));
  reserve(grid, 7, 8, bit(8));
  for (let i = 9; i < 15; i += 1) reserve(grid, 14 - i, 8, bit(i));
  for (let i = 0; i < 8; i += 1) reserve(grid, size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i += 1) reserve(grid, 8, size - 15 + i, bit(i));
  reserve(grid, 8, size - 8, true);
}

function drawVersion(grid: Grid, number: number): void {
  if (number < 7) return;
  const bits = withRemainder(number, 0x1f25, 12);
  for (let i = 0; i < 18; i += 1) {
    const isDark = ((bits >>> i) & 1) === 1;
    const [a, b] = [grid.size - 11 + (i % 3), Math.floor(i / 3)];
    reserve(grid, a, b, isDark);
    reserve(grid, b, a, isDark);
  }
}

/** Where the data goes: two columns at a time from the right, upwards and downwards in turn. */
export function* dataSquares({ size, reserved }: Grid): Generator<readonly [x: number, y: number]> {
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i += 1) {
      const y = isUpward ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (!reserved[y]?.[x]) yield [x, y];
    }
  }
}
