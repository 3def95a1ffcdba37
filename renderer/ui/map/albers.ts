/** The United States on a 975 × 610 sheet in the usual equal-area layout, with Alaska and Hawaii at the lower left. */
export const MAP_SIZE = { width: 975, height: 610 } as const;

export type Spot = readonly [latitude: number, longitude: number];
export type MapPoint = readonly [x: number, y: number];

interface Part {
  readonly project: (spot: Spot) => MapPoint;
  readonly invert: (place: MapPoint) => Spot;
}

const SCALE = 1300;
const MIDDLE: MapPoint = [487.5, 305];
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** An equal-area conic projection with two standard parallels, centered on a meridian. */
function part(
  [south, north]: readonly [number, number],
  meridian: number,
  centre: MapPoint,
  scale: number,
  [left, top]: MapPoint,
): Part {
  const first = Math.sin(radians(south));
  const n = (first + Math.sin(radians(north))) / 2;
  const c = 1 + first * (2 * n - first);
  const r0 = Math.sqrt(c) / n;
  const raw = (longitude: number, latitude: number): MapPoint => {
    const r = Math.sqrt(c - 2 * n * Math.sin(radians(latitude))) / n;
    const angle = radians(longitude) * n;
    return [r * Math.sin(angle), r0 - r * Math.cos(angle)];
  };
  const [x0, y0] = raw(...centre);
  return {
    project: ([latitude, longitude]) => {
      const [x, y] = raw(longitude + meridian, latitude);
      return [left + scale * (x - x0), top - scale * (y - y0)];
    },
    invert: ([px, py]) => {
      const x = (px - left) / scale + x0;
      const y = r0 - ((top - py) / scale + y0);
      return [
        degrees(Math.asin((c - (x * x + y * y) * n * n) / (2 * n))),
        degrees(Math.atan2(x, y) / n) - meridian,
      ];
    },
  };
}

const MAINLAND = part([29.5, 45.5], 96, [-0.6, 38.7], SCALE, MIDDLE);
const ALASKA = part([55, 65], 154, [-2, 58.5], SCALE * 0.35, [
  MIDDLE[0] - 0.307 * SCALE,
  MIDDLE[1] + 0.201 * SCALE,
]);
const HAWAII = part([8, 18], 157, [-3, 19.9], SCALE, [
  MIDDLE[0] - 0.205 * SCALE,
  MIDDLE[1] + 0.212 * SCALE,
]);

export function project(spot: Spot): MapPoint {
  const [latitude, longitude] = spot;
  if (latitude > 50 && longitude < -129) return ALASKA.project(spot);
  if (latitude < 25 && longitude < -150) return HAWAII.project(spot);
  return MAINLAND.project(spot);
}

/** Converts a point on the sheet to coordinates. */
export function invert(place: MapPoint): Spot {
  const x = (place[0] - MIDDLE[0]) / SCALE;
  const y = (place[1] - MIDDLE[1]) / SCALE;
  if (y >= 0.12 && y < 0.234 && x >= -0.425 && x < -0.214) return ALASKA.invert(place);
  if (y >= 0.166 && y < 0.234 && x >= -0.214 && x < -0.115) return HAWAII.invert(place);
  return MAINLAND.invert(place);
}
