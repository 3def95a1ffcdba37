import { type PointerEvent, useEffect, useRef, useState } from 'react';
import {
  type CalendarConfig,
  type CalendarEntry,
  type Minutes,
  type Slot,
  type SlotAnchor,
  snapToStep,
} from './calendar.ts';

/** What the pointer drags: an entry or its end; without an entry, an empty day. */
export interface DragTarget {
  readonly day: string;
  readonly entry?: CalendarEntry;
  readonly part?: 'whole' | 'end';
}

/** Preview at the pointer's position. */
export interface DragPreview {
  readonly day: string;
  readonly minutes: Minutes;
}

const DAY = 24 * 60;
/** A shorter movement counts as a click. */
const PRESS_PX = 4;
const NEW = 60;
const LEAST = 15;

interface Place {
  readonly day: string;
  readonly minute: number;
}

/** Returns the day and minute under the pointer. */
function placeAt(x: number, y: number, within: Element | null): Place | null {
  const columns = [...(within?.querySelectorAll<HTMLElement>('[data-day]') ?? [])];
  const column = columns.find((one) => {
    const { left, right } = one.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (column === undefined) return null;
  const { top, height } = column.getBoundingClientRect();
  const minute = Math.min(Math.max(((y - top) / height) * DAY, 0), DAY);
  return { day: column.dataset.day ?? '', minute };
}

function getDragPreview({ entry, part, day }: DragTarget, start: Place, now: Place): DragPreview {
  const minutes = entry?.minutes;
  if (minutes === undefined) {
    const [one, other] = [snapToStep(start.minute), snapToStep(now.minute)];
    const from = Math.min(one, other, DAY - LEAST);
    return { day, minutes: { from, to: Math.max(one, other, from + LEAST) } };
  }
  const by = now.minute - start.minute;
  if (part === 'end') {
    const to = Math.max(snapToStep(minutes.to + by), minutes.from + LEAST);
    return { day, minutes: { from: minutes.from, to } };
  }
  const length = minutes.to - minutes.from;
  const from = Math.min(snapToStep(minutes.from + by), DAY - length);
  return { day: now.day, minutes: { from, to: from + length } };
}

function anchorOf(within: Element | null, day: string, top: number): SlotAnchor {
  const column = within?.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect();
  return { left: column?.left ?? 0, right: column?.right ?? 0, top };
}

/** Creates, moves, and resizes entries by pointer; Escape cancels. */
export function useTimeDrag({ onMove, onCreate }: Pick<CalendarConfig, 'onMove' | 'onCreate'>) {
  const [preview, setPreview] = useState<DragPreview | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function startDrag(event: PointerEvent<HTMLElement>, grip: DragTarget) {
    const isMouse = event.pointerType !== 'touch';
    if (event.button !== 0 || (!isMouse && grip.entry === undefined)) return;
    const grid = event.currentTarget.closest('[data-day]')?.parentElement ?? null;
    const start = placeAt(event.clientX, event.clientY, grid);
    if (start === null) return;
    const [x, y] = [event.clientX, event.clientY];
    let last: DragPreview | null = null;
    const end = () => {
      document.removeEventListener('pointermove', move);
      document.removeEventListener('pointerup', drop);
      document.removeEventListener('pointercancel', end);
      document.removeEventListener('keydown', letGo);
      document.removeEventListener('selectstart', prevent);
      setPreview(null);
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (last === null && Math.hypot(moved.clientX - x, moved.clientY - y) < PRESS_PX) return;
      const now = placeAt(moved.clientX, moved.clientY, grid);
      if (now === null) return;
      last = getDragPreview(grip, start, now);
      setPreview(last);
    };
    const drop = (dropped: globalThis.PointerEvent) => {
      end();
      if (last !== null && grip.entry !== undefined) {
        // A drag must not also open the entry.
        document.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => document.removeEventListener('click', swallow, { capture: true }));
        onMove(grip.entry, last);
      } else if (grip.entry === undefined) {
        const from = Math.min(Math.floor(start.minute / 30) * 30, DAY - NEW);
        const pressed: Slot = { day: start.day, minutes: { from, to: from + NEW } };
        onCreate?.(last ?? pressed, anchorOf(grid, start.day, dropped.clientY));
      }
    };
    const letGo = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end();
    };
    document.addEventListener('pointermove', move);
    document.addEventListener('pointerup', drop);
    document.addEventListener('pointercancel', end);
    document.addEventListener('keydown', letGo);
    // Prevents text selection while dragging.
    document.addEventListener('selectstart', prevent);
    stop.current = end;
  }
  return { drawn: preview, begin: startDrag };
}

const prevent = (event: Event): void => event.preventDefault();

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
