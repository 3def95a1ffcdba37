import { useEffect } from 'react';

const MARK = 'data-tour-look';

/** Highlights the element of a step as soon as it exists. */
export function useSpotlight(selector: string | undefined, pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another part
  useEffect(() => {
    if (selector === undefined) return;
    let marked: Element | null = null;
    const mark = () => {
      if (marked?.isConnected) return;
      marked = document.querySelector(selector);
      if (marked === null) return;
      marked.setAttribute(MARK, '');
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const isTall = marked.getBoundingClientRect().height > innerHeight / 2;
      marked.scrollIntoView({
        block: isTall ? 'start' : 'nearest',
        behavior: isCalm ? 'auto' : 'smooth',
      });
    };
    mark();
    // Handles elements that load or re-render later.
    const watch = new MutationObserver(mark);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      marked?.removeAttribute(MARK);
    };
  }, [selector, pathname]);
}
