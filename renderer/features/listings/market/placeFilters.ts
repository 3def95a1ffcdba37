/** Place filters: counties and towns by name, a radius around a town, and a drawn area. */
export const PLACE_FILTERS = ['county', 'city', 'near', 'area'] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];

/** A corner or position: latitude, longitude. */
export type Coordinate = readonly [latitude: number, longitude: number];

/** The database's maximum. */
export const MAX_AREA_POINTS = 24;

const NAMED = /^[A-Z]{2}\/[^,:/|]{1,60}$/;
const NEAR = /^([A-Z]{2})\/([^,:/|]{1,60}),(\d{1,3})$/;
const CORNER = /^(-?\d{1,2}(?:\.\d{1,3})?),(-?\d{1,3}(?:\.\d{1,3})?)$/;

export interface Near {
  readonly state: string;
  readonly town: string;
  readonly miles: number;
}

export function parseNear(value: string): Near | null {
  const [, state, town, miles] = NEAR.exec(value) ?? [];
  return state === undefined || town === undefined || Number(miles) === 0
    ? null
    : { state, town, miles: Number(miles) };
}

export const serializeNear = ({ state, town, miles }: Near): string => `${state}/${town},${miles}`;

/** Parses a typed town, such as "Dallas, tx". */
export function parseTown(text: string): Pick<Near, 'state' | 'town'> | null {
  const typed = text.trim();
  const [state, before] = [typed.slice(-2), typed.slice(0, -2)];
  const town = before.trim().replace(/,$/, '').trim();
  const isPlace =
    /^[A-Za-z]{2}$/.test(state) && /[,\s]$/.test(before) && /^[^,:/|]{1,60}$/.test(town);
  return isPlace ? { town, state: state.toUpperCase() } : null;
}

export function parseArea(value: string): Coordinate[] | null {
  const corners = value.split(' ').map((corner) => CORNER.exec(corner));
  return corners.length < 3 || corners.length > MAX_AREA_POINTS || corners.includes(null)
    ? null
    : corners.map((corner) => [Number(corner?.[1]), Number(corner?.[2])]);
}

export const serializeArea = (corners: readonly Coordinate[]): string =>
  corners
    .map((corner) => corner.map((degrees) => Math.round(degrees * 100) / 100).join(','))
    .join(' ');

/** Formats "TX/Dallas" for display. */
export function placeName(value: string): string {
  const at = value.indexOf('/');
  return `${value.slice(at + 1)}, ${value.slice(0, at)}`;
}

/** Returns the valid part of a place filter, or null. */
export function parsePlaceFilter(name: PlaceFilter, value: string): string | null {
  if (name === 'near') return parseNear(value) && value;
  if (name === 'area') return parseArea(value) && value;
  const several = [...new Set(value.split(','))].filter((one) => NAMED.test(one));
  return several.length === 0 ? null : several.join(',');
}

/** Labels for a place filter, one per value. */
export function describePlaceFilter(
  name: PlaceFilter,
  value: string,
): { label: string; rest: string }[] {
  if (name === 'area') return [{ label: 'Drawn area', rest: '' }];
  if (name === 'near') {
    const near = parseNear(value);
    return near === null
      ? []
      : [{ label: `Within ${near.miles} miles of ${near.town}, ${near.state}`, rest: '' }];
  }
  const several = value.split(',');
  return several.map((one) => ({
    label: placeName(one),
    rest: several.filter((other) => other !== one).join(','),
  }));
}
