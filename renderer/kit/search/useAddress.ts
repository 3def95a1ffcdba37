import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

type Write = (before: URLSearchParams) => URLSearchParams;

/**
 * What the address asks a screen for, and how to change it: in the place of what is there, or as a step of the history
 * that going back takes back. `read` keeps its identity, and so does what it read while the address stays.
 */
export function useAddress<Search>(
  read: (params: URLSearchParams) => Search,
  change: 'replaces' | 'is a step' = 'replaces',
) {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => read(params), [read, params]);
  const replace = change === 'replaces';
  const write = useCallback(
    (next: Write) => setParams((before) => next(before), { replace, preventScrollReset: true }),
    [setParams, replace],
  );
  return { params, search, write };
}

/** An address with values set, or taken out where they are empty. */
export function withValues(
  params: URLSearchParams,
  values: readonly (readonly [name: string, value: string | null])[],
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of values) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
