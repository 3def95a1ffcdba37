import { useEffect } from 'react';
import { numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { object, text } from '../../kit/shape/shape.ts';
import { useVisitDeskMutation } from './figuresApi.ts';

const movementIn = numbersOf('movement', object({ since: text }));

/** Since when it is told what has moved. */
export const sinceIn = (numbers: Parameters<typeof movementIn>[0]): string | null =>
  movementIn(numbers)?.since ?? null;

/** Says that somebody is at their desk, and again when they come back to it. */
export function useVisit(): void {
  const [visit] = useVisitDeskMutation();
  useEffect(() => {
    const note = () => {
      if (!document.hidden) void visit();
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [visit]);
}
