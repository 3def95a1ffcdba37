import { type KeyboardEvent, useState } from 'react';

/** Makes a chart's points one tab stop with arrow navigation. */
export function usePointKeys(count: number) {
  const [stop, setStop] = useState(0);
  const here = Math.min(stop, Math.max(count - 1, 0));

  function onKeyDown(event: KeyboardEvent<SVGElement>) {
    const next = {
      ArrowRight: here + 1,
      ArrowDown: here + 1,
      ArrowLeft: here - 1,
      ArrowUp: here - 1,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const place = Math.min(Math.max(next, 0), count - 1);
    setStop(place);
    event.currentTarget.querySelector<SVGElement>(`[data-point="${place}"]`)?.focus();
  }

  const pointOf = (index: number, label: string) => ({
    'data-point': index,
    tabIndex: index === here ? 0 : -1,
    role: 'img' as const,
    'aria-label': label,
    onFocus: () => setStop(index),
  });

  return { onKeyDown, pointOf };
}
