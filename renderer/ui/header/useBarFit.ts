import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a bar shows: everything; everything in a compact layout; or its menus behind one button. */
const ROOMS = ['all', 'tight', 'none'] as const;

/** True if the last item of a bar overflows its edge, spacing included. */
function isOverflowing(bar: HTMLElement): boolean {
  const last = bar.lastElementChild;
  if (last === null) return false;
  const { right } = bar.getBoundingClientRect();
  const air = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
  return last.getBoundingClientRect().right > right - air + 1;
}

/**
 * Sets `data-room` on a bar before paint, based on how much of it fits. `names` are its menu names; a change triggers
 * a new measurement.
 */
export function useBarFit(names: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names need another room
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = () => {
      for (const room of ROOMS) {
        bar.dataset.room = room;
        if (!isOverflowing(bar)) break;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [bar, ...bar.children]) observer.observe(one);
    // A font that arrives later changes hidden items too, which the observer doesn't report.
    const { fonts } = document as Partial<Document>;
    fonts?.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      fonts?.removeEventListener('loadingdone', measure);
    };
  }, [names]);
  return ref;
}
