import { useEffect, useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import { findRanges, MAX_MATCHES } from './findRanges.ts';

const ALL = 'find-matches';
const CURRENT = 'find-current';
/** Changes of the page are searched again at most this often. */
const SEARCH_AGAIN_MS = 200;

/** Finds text on the page while mounted and highlights the matches. */
export function useFind() {
  const [query, setQuery] = useState('');
  const [ranges, setRanges] = useState<readonly Range[]>([]);
  const [current, setCurrent] = useState(0);
  const at = Math.min(current, Math.max(ranges.length - 1, 0));

  useEffect(() => {
    const search = () => setRanges(findRanges(document.body, query));
    search();
    setCurrent(0);
    if (query === '') return;
    return watchPage(search);
  }, [query]);

  useEffect(() => {
    const match = ranges[at];
    CSS.highlights.set(ALL, new Highlight(...ranges));
    CSS.highlights.set(CURRENT, new Highlight(...(match === undefined ? [] : [match])));
    return () => {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    };
  }, [ranges, at]);

  useEffect(() => {
    const element = ranges[at]?.startContainer.parentElement;
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [ranges, at]);

  return {
    query,
    setQuery,
    status: statusOf(query, at, ranges.length),
    hasMatches: ranges.length > 0,
    /** Moves to the next or previous match, around the ends. */
    step: (direction: 1 | -1) => {
      if (ranges.length > 0) setCurrent((at + direction + ranges.length) % ranges.length);
    },
  };
}

function statusOf(query: string, at: number, count: number): string {
  if (query.trim() === '') return '';
  if (count === 0) return 'No results';
  const total = count === MAX_MATCHES ? `${formatNumber(count)}+` : formatNumber(count);
  return `${formatNumber(at + 1)} of ${total}`;
}

/** Calls back after the page changed, other than in the bar itself. */
function watchPage(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver((changes) => {
    const isOutside = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[data-find="skip"]') == null;
    });
    if (!isOutside || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      onChange();
    }, SEARCH_AGAIN_MS);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
