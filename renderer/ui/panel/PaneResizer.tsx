import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import styles from './PaneResizer.module.css';

interface PaneWidth {
  readonly width: number;
  readonly least: number;
  readonly most: number;
  readonly set: (width: number) => void;
}

/** A pane's width in pixels, stored in this browser under `key`. */
export function usePaneWidth(
  key: string,
  {
    normal,
    least,
    most,
  }: { readonly normal: number; readonly least: number; readonly most: number },
): PaneWidth {
  const clamp = (width: number) => Math.round(Math.min(Math.max(width, least), most));
  const [width, setWidth] = useState(() => {
    const stored = Number(readStored(key));
    return stored > 0 ? clamp(stored) : normal;
  });
  const set = (next: number) => {
    setWidth(clamp(next));
    try {
      localStorage.setItem(key, String(clamp(next)));
    } catch {
      // Storage is unavailable; the width lasts as long as the screen.
    }
  };
  return { width, least, most, set };
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

interface PaneResizerProps {
  readonly label: string;
  readonly pane: PaneWidth;
  /** The side of the pane that the resizer is on. */
  readonly side: 'start' | 'end';
}

const STEP = 24;

/** The border of a pane, moved by pointer or arrow keys. */
export function PaneResizer({ label, pane, side }: PaneResizerProps) {
  const drag = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const direction = side === 'end' ? 1 : -1;
  function onPointerMove({ clientX }: PointerEvent) {
    if (drag.current === null) return;
    pane.set(drag.current.width + direction * (clientX - drag.current.x));
  }
  function onKeyDown(event: KeyboardEvent) {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (sign === undefined) return;
    event.preventDefault();
    pane.set(pane.width + direction * sign * STEP);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can't be focused or moved
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={pane.width}
      aria-valuemin={pane.least}
      aria-valuemax={pane.most}
      tabIndex={0}
      className={styles.resizer}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, width: pane.width };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        drag.current = null;
      }}
      onKeyDown={onKeyDown}
    />
  );
}
