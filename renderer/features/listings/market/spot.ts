import type { Spot } from '../../../ui/map/albers.ts';

const POINT = /^\((-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)\)$/;

/** Reads a database point, which has the longitude first; null if the town is unknown. */
export function parseSpot(value: unknown): Spot | null {
  const [, longitude, latitude] = (typeof value === 'string' && POINT.exec(value)) || [];
  return longitude === undefined || latitude === undefined
    ? null
    : [Number(latitude), Number(longitude)];
}
