import { isCursor } from '../format/id.ts';

/**
 * How a list goes on. The server answers a page and says behind what the next one begins. A list that one works in, or
 * follows, grows by `LoadMore`. One that anybody reads, also without script, keeps its page in the address and has
 * `PageLinks`: each page is a document that can be sent and found, and what stands below the list stays in reach.
 */
export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Of a list that came whole. */
export const NO_MORE: Omit<Pages, 'isError'> = {
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
};

/** Behind what the next page begins, where each row says its own place; null where these are the last. */
export function cursorBehind(rows: readonly object[], size: number): string | null {
  const last: { readonly cursor?: unknown } | undefined = rows.at(-1);
  const cursor = last?.cursor;
  return rows.length >= size && typeof cursor === 'string' ? cursor : null;
}

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
