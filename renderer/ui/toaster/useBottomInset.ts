import { type RefObject, useEffect, useRef } from 'react';

/** Space between the overlay at the window's bottom edge and the content above it. */
const GAP_PX = 24;

/**
 * Adds space below the page for an overlay at the bottom edge, so the page's end stays readable and the focused
 * element stays visible, even one focused earlier. `element` is an overlay while it has children.
 */
export function useBottomInset(isOver: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const over = element.current;
    if (over === null || !isOver) return;
    const { dataset, style } = document.documentElement;
    const clearInset = () => {
      delete dataset.covered;
      style.removeProperty('--covered');
    };
    const observer = new ResizeObserver(() => {
      if (over.offsetHeight === 0) return clearInset();
      style.setProperty('--covered', `${over.offsetHeight + GAP_PX}px`);
      dataset.covered = '';
      const { activeElement: focused } = document;
      if (focused !== null && isCovered(focused, over))
        focused.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(over);
    return () => {
      observer.disconnect();
      clearInset();
    };
  }, [isOver]);
  return element;
}

/** Elements taller than the window, such as a new screen, are never fully covered. */
function isCovered(focused: Element, over: Element): boolean {
  const [card] = over.children;
  if (card === undefined || over.contains(focused)) return false;
  const { top, bottom, right } = focused.getBoundingClientRect();
  const edge = over.getBoundingClientRect().top;
  return (
    top >= 0 && top < innerHeight && bottom > edge && right > card.getBoundingClientRect().left
  );
}
