import { useLocation } from 'react-router-dom';

/** What the history says beside the address of a record that somebody went into: the focus goes along. */
export const INTO_RECORD = { isInto: true } as const;

export function useIsInto(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isInto' in state;
}
