import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a bar shows: all, all but its label, hints and some air over the whole window, or its menus behind one button. */
const ROOMS = ['all', 'tight', 'none'] as const;

/** Whether the last part of a bar stands over its edge, the air beside it counted. */
function standsOver(bar: HTMLElement): boolean {
  const last = bar.lastElementChild;
  if (last === null) return false;
  const { right } = bar.getBoundingClientRect();
  const air = Number.parseFloat(getComputedStyle(bar).paddingInlineEnd);
  return last.getBoundingClientRect().right > right - air + 1;
}

/**
 * Says in `data-room` of a bar how much of it has room, as its letters are drawn, before anybody sees it. `names` are those
 * of its menus; with others it is measured anew.
 */
export function useRoom(names: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other names need another room
  useLayoutEffect(() => {
    const bar = ref.current;
    if (bar === null) return;
    const measure = () => {
      for (const room of ROOMS) {
        bar.dataset.room = room;
        if (!standsOver(bar)) break;
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const one of [bar, ...bar.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [names]);
  return ref;
}
