import type { Spot } from '../../../ui/map/albers.ts';

/** As on the server, which counts what is inside. */
const MILES_PER_DEGREE = 68.7;
const CORNERS = 72;

/** Corners of a polygon that looks like a circle of this radius. */
export function circleCorners([latitude, longitude]: Spot, miles: number): readonly Spot[] {
  const high = miles / MILES_PER_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at / CORNERS) * 2 * Math.PI;
    return [latitude + high * Math.sin(angle), longitude + wide * Math.cos(angle)] as const;
  });
}
