import { invert, MAP_SIZE, type MapPoint, project, type Spot } from './albers.ts';
import type { MapView } from './useMapView.ts';

/** Map tiles use another projection. Each is skewed onto the sheet to match its corners. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  /** Transform from a unit square to its place on the sheet, in `matrix()` order. */
  readonly matrix: readonly [number, number, number, number, number, number];
}

/** Minimum zoom for tiles, about the size of a state. In larger areas a tile is too curved to be placed flat. */
export const MIN_TILE_ZOOM = 4;
const COARSEST = 8;
const FINEST = 12;
/** How many tiles of the finest level side by side equal the sheet's width at zoom 1. */
const AT_ONCE = 26.4;
/** Sample grid for finding the tiles in a view; denser than the tiles. */
const ACROSS = 12;
const DOWN = 8;

/** Tile level for a zoom. */
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

/** Alaska and Hawaii have their own scale on the sheet, which tiles don't fit. */
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
  const [a, b, c, d] = corners.map(project) as [MapPoint, MapPoint, MapPoint, MapPoint];
  const right = [(b[0] - a[0] + d[0] - c[0]) / 2, (b[1] - a[1] + d[1] - c[1]) / 2] as const;
  const down = [(c[0] - a[0] + d[0] - b[0]) / 2, (c[1] - a[1] + d[1] - b[1]) / 2] as const;
  const middle = [(a[0] + b[0] + c[0] + d[0]) / 4, (a[1] + b[1] + c[1] + d[1]) / 4] as const;
  const left = middle[0] - (right[0] + down[0]) / 2;
  const top = middle[1] - (right[1] + down[1]) / 2;
  return { z, x, y, matrix: [...right, ...down, left, top] };
}

/** Returns the tiles in a view; none if the view is too large. */
export function getVisibleTiles({ zoom, x: moved, y: raised }: MapView): readonly Tile[] {
  if (zoom < MIN_TILE_ZOOM) return [];
  const z = finenessOf(zoom);
  const found = new Map<string, Tile | null>();
  for (let across = 0; across <= ACROSS; across += 1) {
    for (let down = 0; down <= DOWN; down += 1) {
      const [x, y] = squareAt(
        z,
        invert([
          ((across / ACROSS) * MAP_SIZE.width - moved) / zoom,
          ((down / DOWN) * MAP_SIZE.height - raised) / zoom,
        ]),
      );
      const key = `${x}/${y}`;
      if (!found.has(key)) found.set(key, laid(z, x, y));
    }
  }
  return [...found.values()].filter((tile) => tile !== null);
}

export const getTileUrl = (pattern: string, { z, x, y }: Tile): string =>
  pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
