import { isCursor } from '../format/id.ts';

/**
 * Cursor pagination. The server returns a page and the cursor for the next one. Working lists and feeds grow with
 * `LoadMore`. Public lists, which also work without JavaScript, keep the page in the URL and use `PageLinks`: each
 * page can be shared and indexed, and content below the list stays reachable.
 */
export interface Paging {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** For a list loaded in full. */
export const NO_MORE_PAGES: Omit<Paging, 'isError'> = {
  hasNextPage: false,
  isFetchingNextPage: false,
  fetchNextPage: () => undefined,
};

/** Cursor for the next page, from rows that carry their own cursor; null if this is the last page. */
export function getNextCursor(rows: readonly object[], size: number): string | null {
  const last: { readonly cursor?: unknown } | undefined = rows.at(-1);
  const cursor = last?.cursor;
  return rows.length >= size && typeof cursor === 'string' ? cursor : null;
}

/** A page starts after a cursor or ends before one. */
export const CURSOR_PARAMS = ['after', 'before'] as const;
export type CursorParam = (typeof CURSOR_PARAMS)[number];

/** Reads the requested page from the URL; undefined means the first page. */
export function readCursor(params: URLSearchParams): readonly [CursorParam, string] | undefined {
  const name = CURSOR_PARAMS.find((one) => isCursor(params.get(one) ?? ''));
  return name && [name, params.get(name) ?? ''];
}

/** Returns the search params reset to the first page. */
export function withoutCursor(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of CURSOR_PARAMS) next.delete(name);
  return next;
}

/** URL of another page of the same search; the first page if no cursor is given. */
export function pageLink(params: URLSearchParams, place?: readonly [CursorParam, string]): string {
  const next = withoutCursor(params);
  if (place !== undefined) next.set(...place);
  return next.size === 0 ? '?' : `?${next}`;
}
