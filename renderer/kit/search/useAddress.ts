import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Write = (before: URLSearchParams) => URLSearchParams;
type Values = readonly (readonly [name: string, value: string | null])[];

/** In the place of the address that is there, or as a step of the history that going back takes back. */
type How = 'replaces' | 'is a step';

const whole = (params: URLSearchParams): URLSearchParams => params;

/**
 * What the address asks a screen for, how it is changed, and the address that would ask for something else: the one
 * way to both. `read` keeps its identity, and so does what it read while the address stays.
 */
export function useAddress<Search = URLSearchParams>(
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
    (values: Values, how?: How) => write((before) => withValues(before, values), how),
    [write],
  );
  const addressWith = useCallback((values: Values) => `?${withValues(params, values)}`, [params]);
  return { params, search, write, change, addressWith };
}

/** An address with values set, or taken out where they are empty. */
export function withValues(params: URLSearchParams, values: Values): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of values) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** What is looked for by words, of no more letters than anything is called by. */
export const wordsIn = (params: URLSearchParams, name = 'q'): string =>
  params.get(name)?.trim().slice(0, 200) ?? '';
