import { useLocation } from 'react-router-dom';

/** History state for a record opened with focus moving into it. */
export const FOCUS_RECORD_STATE = { isInto: true } as const;

export function useShouldFocusRecord(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isInto' in state;
}
