import { type RefObject, useLayoutEffect, useState } from 'react';

/** True while the content of a row is wider than the row. `content` changes when the row may have other items. */
export function useOverflows(ref: RefObject<HTMLElement | null>, content: string): boolean {
  const [overflows, setOverflows] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other items need another width
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return;
    const measure = () => setOverflows(row.scrollWidth > row.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref, content]);
  return overflows;
}
