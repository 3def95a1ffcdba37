import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Place } from './projection.ts';

const STEP = 0.01;
const LARGE_STEP = 0.05;

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = (value: number): number => Math.min(1, Math.max(0, value));

/** Picks a position on an element by click, or by arrow keys (with Shift in larger steps) and Enter. */
export function usePicker(isOn: boolean, onPick: (at: Place) => void) {
  const [cursor, setCursor] = useState<Place>({ x: 0.5, y: 0.5 });
  return {
    cursor,
    onClick(event: MouseEvent<HTMLElement>) {
      if (!isOn) return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      const at = {
        x: inside((event.clientX - left) / width),
        y: inside((event.clientY - top) / height),
      };
      setCursor(at);
      onPick(at);
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>): boolean {
      if (!isOn || event.target !== event.currentTarget) return false;
      const move = MOVES[event.key];
      if (move !== undefined) {
        const step = event.shiftKey ? LARGE_STEP : STEP;
        setCursor(({ x, y }) => ({ x: inside(x + move[0] * step), y: inside(y + move[1] * step) }));
      } else if (event.key === 'Enter') onPick(cursor);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
