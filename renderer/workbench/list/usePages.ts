import { useMemo } from 'react';
import type { Paging } from '../../ui/list/paging.ts';
import type { QueryState } from '../../ui/state/Loaded.tsx';

interface InfiniteQueryState<Row>
  extends QueryState<{ readonly pages: readonly (readonly Row[])[] }>,
    Paging {}

const pagesOf = <Row>(of: { readonly pages: readonly (readonly Row[])[] } | undefined) =>
  of && { pages: of.pages.map((rows) => ({ rows })) };

/** Adapts an infinite query with plain row pages to a working list. */
export function usePages<Row>(query: InfiniteQueryState<Row>) {
  const { data, currentData } = query;
  const shown = useMemo(() => pagesOf(data), [data]);
  return {
    ...query,
    data: shown,
    currentData: currentData && (currentData === data ? shown : pagesOf(currentData)),
  };
}
