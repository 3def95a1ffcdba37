import { invert, type OnSheet, project, SHEET, type Spot } from './albers.ts';
import type { View } from './useSheet.ts';

/** Pictures of the ground are squares of another projection: each is laid on the sheet slanted, as its corners lie. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** What takes a square of side 1 to its place on the sheet, as `matrix()` has it. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** From the size of a state on. In a larger piece of the country a square is too bent to be laid flat. */
export const TILES_FROM = 4;
const COARSEST = 8;
const FINEST = 12;
/** So many of the finest squares side by side are as wide as the sheet, where it is drawn once. */
const AT_ONCE = 26.4;
/** Where a view is looked at for what lies there: closer together than squares are. */
const ACROSS = 12;
const DOWN = 8;

/** How fine the squares are that a view shows, by how far it is enlarged. */
const finenessOf = (zoom: number): number =>
  Math.min(FINEST, Math.max(COARSEST, Math.ceil(Math.log2(AT_ONCE * zoom))));

const spotOf = (z: number, x: number, y: number): Spot => {
  const count = 2 ** z;
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count)));
  return [(latitude * 180) / Math.PI, (x / count) * 360 - 180];
};

const squareAt = (z: number, [latitude, longitude]: Spot): readonly [number, number] => {
  const count = 2 ** z;
  const angle = (latitude * Math.PI) / 180;
  return [
    Math.floor(((longitude + 180) / 360) * count),
    Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count),
  ];
};

/** Alaska and Hawaii stand on the sheet in a scale of their own, which such squares do not fit. */
const isMainland = ([latitude, longitude]: Spot): boolean =>
  latitude > 20 && latitude < 55 && longitude > -130 && longitude < -60;

function laid(z: number, x: number, y: number): Tile | null {
  const corners = [
    spotOf(z, x, y),
    spotOf(z, x + 1, y),
    spotOf(z, x, y + 1),
    spotOf(z, x + 1, y + 1),
  ];
  if (!corners.every(isMainland)) return null;
  const [a, b, c, d] = corners.map(project) as [OnSheet, OnSheet, OnSheet, OnSheet];
  const right = [(b[0] - a[0] + d[0] - c[0]) / 2, (b[1] - a[1] + d[1] - c[1]) / 2] as const;
  const down = [(c[0] - a[0] + d[0] - b[0]) / 2, (c[1] - a[1] + d[1] - b[1]) / 2] as const;
  const middle = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4] as const;
  const left = middle[0] - (right[0] + down[0]) / 2;
  const top = middle[1] - (right[1] + down[1]) / 2;
  return { z, x, y, matrix: [...right, ...down, left, top] };
}

/** The squares that lie in a view; none while the view is too large for them. */
export function tilesOf({ zoom, x: moved, y: raised }: View): readonly Tile[] {
  if (zoom < TILES_FROM) return [];
  const z = finenessOf(zoom);
  const found = new Map<string, Tile | null>();
  for (let across = 0; across <= ACROSS; across += 1) {
    for (let down = 0; down <= DOWN; down += 1) {
      const [x, y] = squareAt(
        z,
        invert([
          ((across / ACROSS) * SHEET.width - moved) / zoom,
          ((down / DOWN) * SHEET.height - raised) / zoom,
        ]),
      );
      const key = `${x}/${y}`;
      if (!found.has(key)) found.set(key, laid(z, x, y));
    }
  }
  return [...found.values()].filter((tile) => tile !== null);
}

export const addressOf = (pattern: string, { z, x, y }: Tile): string =>
  pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
