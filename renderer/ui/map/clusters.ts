import type { MapPoint } from './albers.ts';

/** Distance of a corner from the line between two others. */
function offLine([x, y]: MapPoint, [x1, y1]: MapPoint, [x2, y2]: MapPoint): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  return length === 0
    ? Math.hypot(x - x1, y - y1)
    : Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

function thin(line: readonly MapPoint[], tolerance: number): readonly MapPoint[] {
  const first = line[0];
  const last = line.at(-1);
  if (first === undefined || last === undefined || line.length < 3) return line;
  let farthest = 0;
  let at = 0;
  line.forEach((corner, index) => {
    const off = offLine(corner, first, last);
    if (off > farthest) {
      farthest = off;
      at = index;
    }
  });
  return farthest <= tolerance
    ? [first, last]
    : [...thin(line.slice(0, at + 1), tolerance).slice(0, -1), ...thin(line.slice(at), tolerance)];
}

/** Simplifies a hand-drawn line to at most `most` corners; null if it encloses no area. */
export function simplifyOutline(
  line: readonly MapPoint[],
  most: number,
): readonly MapPoint[] | null {
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  if (line.length < 3 || size <= 0) return null;
  for (let tolerance = size / 200; tolerance < size; tolerance *= 1.5) {
    const corners = thin(line, tolerance);
    if (corners.length <= most) return corners.length < 3 ? null : corners;
  }
  return null;
}

export interface CountedPoint {
  readonly at: MapPoint;
  readonly count: number;
}

export interface Cluster<Of extends CountedPoint> {
  /** Position of the largest member. */
  readonly at: MapPoint;
  readonly count: number;
  readonly members: readonly Of[];
}

/**
 * Groups markers closer together than the given distance. Larger ones come first so that clusters don't move while
 * zooming.
 */
export function clusterPoints<Of extends CountedPoint>(
  spots: readonly Of[],
  distance: number,
): Cluster<Of>[] {
  const cells = new Map<string, { at: MapPoint; count: number; members: Of[] }[]>();
  const clusters: { at: MapPoint; count: number; members: Of[] }[] = [];
  for (const spot of spots.toSorted((one, other) => other.count - one.count)) {
    const [x, y] = spot.at;
    const column = Math.floor(x / distance);
    const row = Math.floor(y / distance);
    const near = [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx}:${row + dy}`) ?? []))
      .find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < distance);
    if (near === undefined) {
      const cluster = { at: spot.at, count: spot.count, members: [spot] };
      clusters.push(cluster);
      const key = `${column}:${row}`;
      cells.set(key, [...(cells.get(key) ?? []), cluster]);
    } else {
      near.count += spot.count;
      near.members.push(spot);
    }
  }
  return clusters;
}
