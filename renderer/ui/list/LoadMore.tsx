import { useEffect, useRef } from 'react';
import { PlainButton } from '../button/PlainButton.tsx';
import type { Paging } from './paging.ts';

/** How far below the viewport the next page starts loading. */
const AHEAD = '800px';

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
    if (!canLoadMore || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void latest.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
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
