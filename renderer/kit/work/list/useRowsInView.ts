import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows drawn above and below what is in view, so that a quick scroll meets no empty place. */
export const OVERSCAN = 12;

/** Which rows are drawn, as the page scrolls, and where in the list each begins. */
export function useRowsInView(
  body: RefObject<HTMLElement | null>,
  keys: readonly string[],
  rowHeight: number,
) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = body.current?.getBoundingClientRect();
      if (box !== undefined) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // What stands above the list comes and grows by itself.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

  // Another function each time, and all rows would be measured anew at each step.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => rowHeight,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin: top,
  });
  useLayoutEffect(() => {
    if (rowHeight > 0) virtualizer.measure();
  }, [virtualizer, rowHeight]);

  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - top })),
  };
}
