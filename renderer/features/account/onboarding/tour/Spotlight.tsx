import { useEffect, useState } from 'react';
import styles from './Tour.module.css';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of the first selector that matches a visible element. */
function placeOf(selectors: readonly string[]): Box | null {
  for (const selector of selectors) {
    for (const found of document.querySelectorAll(selector)) {
      const { left, top, width, height } = found.getBoundingClientRect();
      if (width > 0 && height > 0) return { left, top, width, height };
    }
  }
  return null;
}

const isSame = (a: Box | null, b: Box | null): boolean =>
  a?.left === b?.left && a?.top === b?.top && a?.width === b?.width && a?.height === b?.height;

/** A ring around a live part of the screen that follows scrolling, resizing and navigation. */
export function Spotlight({ at }: { readonly at: readonly string[] }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = placeOf(at);
      setBox((before) => (isSame(before, next) ? before : next));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true, attributes: true });
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [at]);
  if (box === null) return null;
  const { left, top, width, height } = box;
  return (
    <span
      aria-hidden="true"
      className={styles.ring}
      ref={(ring) => {
        if (ring === null) return;
        ring.style.transform = `translate(${left - 6}px, ${top - 6}px)`;
        ring.style.inlineSize = `${width + 12}px`;
        ring.style.blockSize = `${height + 12}px`;
      }}
    />
  );
}
