import { useEffect, useRef } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import type { Paging } from './paging.ts';

/** How far below the viewport the next page starts loading. */
const AHEAD = '800px';

const isFailed = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'isError' in result && result.isError === true;

/**
 * Loads the next page before the user reaches the end of a list. After a failure only the button retries, to avoid
 * overloading a server in trouble.
 */
export function LoadMore({ list }: { readonly list: Paging }) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = list;
  const end = useRef<HTMLDivElement>(null);
  const canLoadMore = hasNextPage && !isFetchingNextPage && !isError;
  const latest = useRef(fetchNextPage);
  useEffect(() => {
    latest.current = fetchNextPage;
  });

  useEffect(() => {
    const element = end.current;
    if (!canLoadMore || element === null) return;
    let isWatching = true;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        const result = await latest.current();
        // A request that was skipped during a refetch, or a response that arrived within one render, changes no
        // dependency of this effect.
        if (isWatching && !isFailed(result)) observer.observe(element);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => {
      isWatching = false;
      observer.disconnect();
    };
  }, [canLoadMore]);

  if (!hasNextPage) return null;
  return (
    <div ref={end}>
      <PlainButton
        aria-busy={isFetchingNextPage}
        disabled={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        Load more
      </PlainButton>
    </div>
  );
}
