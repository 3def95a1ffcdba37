import { useMemo } from 'react';
import type { Paging } from '../../ui/list/paging.ts';
import type { Answer } from '../../ui/state/Loaded.tsx';

interface InfiniteAnswer<Row>
  extends Answer<{ readonly pages: readonly (readonly Row[])[] }>,
    Paging {}

const pagesOf = <Row>(of: { readonly pages: readonly (readonly Row[])[] } | undefined) =>
  of && { pages: of.pages.map((rows) => ({ rows })) };

/** Adapts an infinite query with plain row pages to a working list. */
export function usePages<Row>(answer: InfiniteAnswer<Row>) {
  const { data, currentData } = answer;
  const shown = useMemo(() => pagesOf(data), [data]);
  return {
    ...answer,
    data: shown,
    currentData: currentData && (currentData === data ? shown : pagesOf(currentData)),
  };
}
