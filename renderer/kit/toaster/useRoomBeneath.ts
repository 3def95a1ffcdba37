import { type RefObject, useEffect, useRef } from 'react';

/** Between what lies over the lower edge of the window and what stands above it. */
const GAP_PX = 24;

/**
 * Gives the page room for what lies over its lower edge: its end can be read above it, and whatever has the focus
 * stands above it, also what had it before. `element` lies there while it has children.
 */
export function useRoomBeneath(isOver: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const over = element.current;
    if (over === null || !isOver) return;
    const { dataset, style } = document.documentElement;
    const leave = () => {
      delete dataset.covered;
      style.removeProperty('--covered');
    };
    const observer = new ResizeObserver(() => {
      if (over.offsetHeight === 0) return leave();
      style.setProperty('--covered', `${over.offsetHeight + GAP_PX}px`);
      dataset.covered = '';
      const { activeElement: focused } = document;
      if (focused !== null && isCovered(focused, over))
        focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(over);
    return () => {
      observer.disconnect();
      leave();
    };
  }, [isOver]);
  return element;
}

/** What is longer than the window, such as a screen that has just come, is never covered as a whole. */
function isCovered(focused: Element, over: Element): boolean {
  const [card] = over.children;
  if (card === undefined || over.contains(focused)) return false;
  const { top, bottom, right } = focused.getBoundingClientRect();
  const edge = over.getBoundingClientRect().top;
  return (
    top >= 0 && top < innerHeight && bottom > edge && right > card.getBoundingClientRect().left
  );
}
