import { isCursor } from '../format/id.ts';

/**
 * Cursor pagination. The server returns a page and the cursor for the next one. Working lists and feeds grow with
 * `LoadMore`. Public lists, which also work without JavaScript, keep the page in the URL and use `PageLinks`: each
 * page can be shared and indexed, and content below the list stays reachable.
 */
export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** For a list loaded in full. */
export const NO_MORE: Omit<Pages, 'isError'> = {
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
};

/** Cursor for the next page, from rows that carry their own cursor; null if this is the last page. */
export function cursorBehind(rows: readonly object[], size: number): string | null {
  const last: { readonly cursor?: unknown } | undefined = rows.at(-1);
  const cursor = last?.cursor;
  return rows.length >= size && typeof cursor === 'string' ? cursor : null;
}

/** A page starts after a cursor or ends before one. */
export const PLACE_NAMES = ['after', 'before'] as const;
export type PlaceName = (typeof PLACE_NAMES)[number];

/** Reads the requested page from the URL; undefined means the first page. */
export function readPlace(params: URLSearchParams): readonly [PlaceName, string] | undefined {
  const name = PLACE_NAMES.find((one) => isCursor(params.get(one) ?? ''));
  return name && [name, params.get(name) ?? ''];
}

/** Returns the search params reset to the first page. */
export function onFirstPage(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of PLACE_NAMES) next.delete(name);
  return next;
}

/** URL of another page of the same search; the first page if no cursor is given. */
export function pageLink(params: URLSearchParams, place?: readonly [PlaceName, string]): string {
  const next = onFirstPage(params);
  if (place !== undefined) next.set(...place);
  return next.size === 0 ? '?' : `?${next}`;
}
