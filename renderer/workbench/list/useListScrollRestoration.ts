import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { Paging } from '../../ui/list/paging.ts';
import { getScrollPosition, type ScrollPosition, saveScrollPosition } from './scrollPositions.ts';

interface Growing extends Omit<Paging, 'isFetchingNextPage'> {
  readonly isFetching: boolean;
}

/**
 * Restores a list's scroll position after Back or a reload: loads pages until as many rows are present as before and
 * reserves their space. Null if nothing is pending.
 */
export function useListScrollRestoration(list: Growing, rows: number): ScrollPosition | null {
  const { key, pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const entry = `${key} ${pathname}${search}`;
  const come = () => ({ entry, place: isBack ? getScrollPosition(entry) : null });
  const [held, setHeld] = useState(come);
  const { place } = held.entry === entry ? held : come();
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isThere = place === null || rows >= place.rows || isError || (!isFetching && !hasNextPage);
  // Once restored it stays so, even if rows change.
  const now = isThere ? null : place;
  if (held.entry !== entry || held.place !== now) setHeld({ entry, place: now });

  // Scrolls immediately and again when all rows are loaded, unless the user has scrolled.
  const put = useRef<{ readonly top: number; readonly reached: number } | null>(null);
  useLayoutEffect(() => {
    if (now !== null) {
      window.scrollTo(0, now.top);
      put.current = { top: now.top, reached: window.scrollY };
    } else if (put.current !== null) {
      if (put.current.reached === window.scrollY) window.scrollTo(0, put.current.top);
      put.current = null;
    }
  }, [now]);

  const latest = useRef({ fetchNextPage, rows });
  useEffect(() => {
    latest.current = { fetchNextPage, rows };
  });
  useEffect(() => {
    if (!isThere && hasNextPage && !isFetching) void latest.current.fetchNextPage();
  }, [isThere, hasNextPage, isFetching]);

  useEffect(() => {
    if (!isThere) return;
    const note = () =>
      saveScrollPosition(entry, { top: Math.round(window.scrollY), rows: latest.current.rows });
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, [entry, isThere]);
  return now;
}
