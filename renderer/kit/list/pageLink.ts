import { isCursor } from '../format/id.ts';

/** A page begins behind a place in the order, or ends before one. */
export const PLACE_NAMES = ['after', 'before'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** Which page an address asks for; undefined is the first. */
export function readPlace(params: URLSearchParams): readonly [PlaceName, string] | undefined {
  const name = PLACE_NAMES.find((one) => isCursor(params.get(one) ?? ''));
  return name && [name, params.get(name) ?? ''];
}

/** The search of an address on its first page. */
export function onFirstPage(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PLACE_NAMES) next.delete(name);
  return next;
}

/** The address of another page of the same search; without a place it is the first. */
export function pageLink(params: URLSearchParams, place?: readonly [PlaceName, string]): string {
  const next = onFirstPage(params);
  if (place !== undefined) next.set(...place);
  return next.size === 0 ? '?' : `?${next}`;
}
