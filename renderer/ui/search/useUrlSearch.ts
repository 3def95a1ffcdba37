import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Write = (before: URLSearchParams) => URLSearchParams;
type Values = readonly (readonly [name: string, value: string | null])[];

/** Replaces the current history entry, or adds one that Back undoes. */
type How = 'replaces' | 'is a step';

const whole = (params: URLSearchParams): URLSearchParams => params;

/**
 * Reads and changes a screen's URL state, and builds URLs for other states. `read` must keep its identity; its result
 * stays the same while the URL does.
 */
export function useUrlSearch<Search = URLSearchParams>(
  read: (params: URLSearchParams) => Search = whole as (params: URLSearchParams) => Search,
) {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => read(params), [read, params]);
  const write = useCallback(
    (next: Write, how: How = 'replaces') =>
      setParams((before) => next(before), {
        replace: how === 'replaces',
        preventScrollReset: true,
      }),
    [setParams],
  );
  const change = useCallback(
    (values: Values, how?: How) => write((before) => withParams(before, values), how),
    [write],
  );
  const addressWith = useCallback((values: Values) => `?${withParams(params, values)}`, [params]);
  return { params, search, write, change, addressWith };
}

/** Returns the search params with values set, or removed if empty. */
export function withParams(params: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of values) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Reads the search text, limited to the longest possible name. */
export const readSearchTerm = (params: URLSearchParams, name = 'q'): string =>
  params.get(name)?.trim().slice(0, 200) ?? '';
