import { type PointerEvent, useEffect, useRef } from 'react';

interface Gestures {
  /** A drag with one pointer, in pixels. */
  readonly onTurn: (right: number, down: number) => void;
  /** A drag with two fingers, another button, or Shift, in pixels. */
  readonly onPan?: (right: number, down: number) => void;
  /** Zooms by a ratio above 1 to see more, below 1 to see closer. */
  readonly onZoom: (ratio: number) => void;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

const CLICK_SLOP = 4;
const WHEEL_SPEED = 1 / 800;

const between = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Reports drags, pinches, and the wheel over an element, and whether the last press moved. */
export function useGestures(gestures: Gestures) {
  const element = useRef<HTMLDivElement>(null);
  const pressed = useRef(new Map<number, Spot>());
  const moved = useRef(0);
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    // React's wheel listeners are passive, so the page would scroll too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      latest.current.onZoom(Math.exp(event.deltaY * WHEEL_SPEED));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, []);
  const release = ({ pointerId }: PointerEvent) => void pressed.current.delete(pointerId);
  return {
    element,
    hasMoved: () => moved.current > CLICK_SLOP,
    handlers: {
      onPointerDown({ pointerId, clientX, clientY }: PointerEvent) {
        if (pressed.current.size === 0) moved.current = 0;
        pressed.current.set(pointerId, { x: clientX, y: clientY });
      },
      onPointerMove({ pointerId, clientX, clientY, buttons, shiftKey }: PointerEvent) {
        const before = pressed.current.get(pointerId);
        if (before === undefined) return;
        if (buttons === 0) {
          pressed.current.delete(pointerId);
          return;
        }
        const now = { x: clientX, y: clientY };
        pressed.current.set(pointerId, now);
        const [right, down] = [now.x - before.x, now.y - before.y];
        moved.current += Math.abs(right) + Math.abs(down);
        const other = [...pressed.current].find(([id]) => id !== pointerId)?.[1];
        const { onTurn, onPan, onZoom } = latest.current;
        if (other !== undefined) {
          const apart = between(now, other);
          if (apart > 0) onZoom(between(before, other) / apart);
          onPan?.(right / 2, down / 2);
        } else if (onPan !== undefined && (shiftKey || (buttons & 1) === 0)) onPan(right, down);
        else onTurn(right, down);
      },
      onPointerUp: release,
      onPointerCancel: release,
      onPointerLeave: release,
      onContextMenu(event: { readonly preventDefault: () => void }) {
        if (latest.current.onPan !== undefined) event.preventDefault();
      },
    },
  };
}
