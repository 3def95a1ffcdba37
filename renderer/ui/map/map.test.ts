import { describe, expect, it } from 'vitest';
import { invert, type MapPoint, project, type Spot } from './albers.ts';
import { clusterPoints, simplifyOutline } from './clusters.ts';

describe('US map projection', () => {
  // Expected values from d3-geo, which projects the state outlines.
  it.each<readonly [string, Spot, MapPoint]>([
    ['Dallas', [32.78, -96.8], [482.85, 440.46]],
    ['Seattle', [47.61, -122.33], [97.68, 46.25]],
    ['Miami', [25.76, -80.19], [822.78, 572.57]],
    ['Bangor', [44.8, -68.78], [929.5, 103.46]],
    ['Anchorage', [61.22, -149.9], [112.28, 544.26]],
    ['Honolulu', [21.31, -157.86], [266.92, 549.12]],
  ])('projects %s to its place on the state outlines and inverts it', (_name, spot, place) => {
    const [x, y] = project(spot);
    expect(x).toBeCloseTo(place[0], 1);
    expect(y).toBeCloseTo(place[1], 1);
    const [latitude, longitude] = invert([x, y]);
    expect(latitude).toBeCloseTo(spot[0], 4);
    expect(longitude).toBeCloseTo(spot[1], 4);
  });
});

describe('hand-drawn areas', () => {
  it('keeps the shape with few corners', () => {
    const circle = Array.from({ length: 300 }, (_, index): MapPoint => {
      const angle = (index / 300) * 2 * Math.PI;
      return [100 * Math.cos(angle), 100 * Math.sin(angle)];
    });
    const corners = simplifyOutline(circle, 24) ?? [];
    expect(corners.length).toBeGreaterThan(8);
    expect(corners.length).toBeLessThanOrEqual(24);
  });

  it('returns null if nothing is enclosed', () => {
    expect(simplifyOutline([], 24)).toBeNull();
    expect(simplifyOutline([[1, 1]], 24)).toBeNull();
    expect(
      simplifyOutline(
        Array.from({ length: 50 }, (_, x): MapPoint => [x, x]),
        24,
      ),
    ).toBeNull();
  });
});

describe('marker clusters', () => {
  it('merges nearby markers and sums their counts', () => {
    const spots = [
      { at: [0, 0] as MapPoint, count: 1 },
      { at: [9, 0] as MapPoint, count: 5 },
      { at: [50, 0] as MapPoint, count: 2 },
    ];
    expect(clusterPoints(spots, 10).map(({ at, count }) => [at, count])).toEqual([
      [[9, 0], 6],
      [[50, 0], 2],
    ]);
    expect(clusterPoints(spots, 2)).toHaveLength(3);
  });
});
