import { type RefObject, useEffect } from 'react';

/**
 * What stands at the lower edge of a list stays there when the list gets lower or higher: when files are added to what
 * one writes, when that grows by a line, when the keys of a phone come up.
 */
export function useLowerEdge(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let height = element.clientHeight;
    const observer = new ResizeObserver(() => {
      const lost = height - element.clientHeight;
      height = element.clientHeight;
      if (lost !== 0) element.scrollTop += lost;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}
