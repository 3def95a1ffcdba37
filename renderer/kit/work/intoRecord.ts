import { useLocation } from 'react-router-dom';

/** History state for a record opened with focus moving into it. */
export const INTO_RECORD = { isInto: true } as const;

export function useIsInto(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isInto' in state;
}
